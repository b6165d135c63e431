import { z } from 'zod'
import { requiredText } from '../account-fields.ts'
import { staffRole } from '../users/staff-role.ts'
import { relationshipSource } from './relationship-source.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { clientRecord, clientSearchTypes } from './client-record.routes.ts'
import { humanText } from '../../shared/human-text.ts'

const editor = { caller: ['admin_client.edit'] } as const
const params = z.object({ uuid })
const reason = humanText().min(1).max(500)

/** What a client can be searched by and related as. */
export const getClientConfig = operation({
  name: 'clients.getClientConfig',
  method: 'GET',
  path: '/client/config',
  summary: 'The choices there are about clients',
  caller: ['admin_client.view'],
  reply: z.object({
    search_types: z.array(z.enum(clientSearchTypes)),
    currencies: z.array(currency),
    relationship_roles: z.array(staffRole),
    relationship_sources: z.array(relationshipSource),
  }),
})

/** A new client (the specification's uuid -1). Their people are added by `accounts.createUser` with `client_uuid`. */
export const createClient = operation({
  name: 'clients.createClient',
  method: 'POST',
  path: '/client',
  summary: 'Add a client company',
  ...editor,
  body: z.object({
    uuid: z.literal('-1').optional(),
    company: requiredText,
    /** A person, not a company. */
    is_individual: z.boolean().default(false),
  }),
  reply: clientRecord,
})

/** Put aside, or taken back. 409 `has_subscription` while one hasn't ended, `money_due` while an invoice is open. */
export const archiveClient = operation({
  name: 'clients.archiveClient',
  method: 'PUT',
  path: '/client/{uuid}/archive',
  summary: 'Archive a client whom nobody works with any more, or take them back',
  ...editor,
  params,
  body: z.object({ archived: z.boolean(), reason }),
  reply: clientRecord,
  failures: ['404 not_found', '409 has_subscription', '409 money_due'],
})

/** Only one that was added by mistake: anything that hangs on it answers 409 `client_in_use`. */
export const deleteClient = operation({
  name: 'clients.deleteClient',
  method: 'DELETE',
  path: '/client/{uuid}',
  summary: 'Remove a client that nothing hangs on',
  ...editor,
  freshSession: true,
  params,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 client_in_use'],
})
