import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { z } from 'zod'

/** What was done to one of several, as it is kept to be undone. */
export const batchChange = z.discriminatedUnion('what', [
  z.object({
    uuid: z.uuid(),
    what: z.literal('state'),
    before: z.enum(assistantStates.values),
    after: z.enum(assistantStates.values),
    probation_ends: z.string().nullable(),
  }),
  z.object({
    uuid: z.uuid(),
    what: z.literal('vsm'),
    before: z.uuid().nullable(),
    after: z.uuid().nullable(),
    probation_ends: z.null(),
  }),
])
export type BatchChange = z.infer<typeof batchChange>
