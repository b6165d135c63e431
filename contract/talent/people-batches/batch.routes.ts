import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { stateReason } from '../assistants/assistant-record.routes.ts'
import { assistantStates } from '../assistants/assistant.states.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

/** Hours in which a change of several can be undone. */
export const undoHours = 24

const editor = { caller: ['admin_virtualassistant.edit'] } as const

const several = z
  .array(uuid)
  .min(1, { error: () => fields.chooseSomeone() })
  .max(100)
const oneChange = 'Choose one change'
const change = {
  uuids: several,
  /** The state they are brought into, or */
  state: z.enum(assistantStates.sets.together).optional(),
  /** who looks after them from now on; null: nobody. */
  vsm_uuid: uuid.nullable().optional(),
}
const isOneChange = (change: { state?: unknown; vsm_uuid?: unknown }) =>
  (change.state === undefined) !== (change.vsm_uuid === undefined)

const planned = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  /** The state, or who looks after them. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Why it can't be done; null: it can. */
  fault: z.string().nullable(),
  /** Subscriptions that keep hours of theirs. */
  project_count: z.int(),
})
export type PlannedChange = z.infer<typeof planned>

/** Whoever isn't there any more is left out. */
export const previewPeopleBatch = operation({
  name: 'people.previewPeopleBatch',
  method: 'POST',
  path: '/virtualassistants/batches/preview',
  summary: 'What a change of several assistants would do to each',
  ...editor,
  body: z.object(change).refine(isOneChange, { path: ['state'], message: oneChange }),
  reply: z.object({ people: z.array(planned) }),
})

/** Those for whom it can't be done stay as they are. */
export const applyPeopleBatch = operation({
  name: 'people.applyPeopleBatch',
  method: 'POST',
  path: '/virtualassistants/batches',
  summary: 'Change several assistants at once, with the reason',
  ...editor,
  body: z.object({ ...change, reason: stateReason }).refine(isOneChange, { path: ['state'], message: oneChange }),
  reply: z.object({ uuid: z.uuid(), changed: z.int(), left_out: z.int() }),
})

/** Whoever was changed since stays as they are. 409 `undone`, and `too_late` after a day. */
export const undoPeopleBatch = operation({
  name: 'people.undoPeopleBatch',
  method: 'PUT',
  path: '/virtualassistants/batches/{uuid}/undo',
  summary: 'Undo a change of several assistants',
  ...editor,
  params: z.object({ uuid }),
  reply: z.object({ undone: z.int(), left_out: z.int() }),
  failures: ['404 not_found', '409 too_late', '409 undone'],
})
