import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { humanText } from '../../shared/human-text.ts'

const owner = {
  caller: ['client'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid, rate_plan_uuid: uuid }),
} as const

/** An open wish, as the client and staff see it. */
export const replacementRequested = z.object({ asked_date: z.iso.datetime(), reason: z.string() })

/**
 * Hours and price stay as they are, and whoever has the place works on until someone else begins. Asked again the reason
 * is the new one. 409 `nobody_there`: it is open anyway; `over`: it has ended, or is about to.
 */
export const askForReplacement = operation({
  name: 'projects.askForReplacement',
  method: 'PUT',
  path: '/project/{uuid}/ratePlans/{rate_plan_uuid}/replacement',
  summary: 'Ask for someone else in a role',
  ...owner,
  body: z.object({ reason: humanText().min(1).max(500) }),
  reply: replacementRequested,
  failures: ['404 not_found', '409 nobody_there', '409 over'],
})

/** Taken back; done again it changes nothing. */
export const withdrawReplacement = operation({
  name: 'projects.withdrawReplacement',
  method: 'DELETE',
  path: '/project/{uuid}/ratePlans/{rate_plan_uuid}/replacement',
  summary: 'Keep the assistant after all',
  ...owner,
  reply: z.object({}),
  failures: ['404 not_found'],
})
