import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'

/** Staff who act in a client's place, as the browser keeps them. */
export const impersonation = z.object({
  /** For the checkout operations only; dead when `expires` has passed. */
  token: z.string(),
  expires: z.iso.datetime(),
  client_uuid: z.uuid(),
  company: z.string(),
  /** The client's person in whose place it is done. */
  contact_name: z.string(),
})
export type Impersonation = z.infer<typeof impersonation>

/**
 * B8.1: a second token beside the caller's own, for the checkout of one client, 30 minutes long. The client's primary
 * contact is the one acted for; 409 `no_contact` when nobody of the client has an account.
 */
export const startImpersonation = operation({
  name: 'accounts.startImpersonation',
  method: 'POST',
  path: '/user/impersonation',
  summary: 'Act in a client’s place, for the checkout only',
  caller: ['admin_checkout.edit'],
  freshSession: true,
  body: z.object({ client_uuid: uuid }),
  reply: impersonation,
  failures: ['404 not_found', '409 no_contact'],
})

/** Ends every impersonation of the caller, in whichever browser it was begun. */
export const stopImpersonation = operation({
  name: 'accounts.stopImpersonation',
  method: 'DELETE',
  path: '/user/impersonation',
  summary: 'Stop acting in a client’s place',
  caller: ['admin_checkout.edit'],
  reply: z.object({}),
})
