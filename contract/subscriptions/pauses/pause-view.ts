import { z } from 'zod'
import { pauseStates } from '../pause.states.ts'

/** A pause that is to come or under way. */
export const toPauseView = z.object({
  state: z.enum(pauseStates.sets.open),
  /** Its first day. */
  from: z.iso.date(),
  /** The first day after it; null: until what is unpaid is paid. */
  resumes_on: z.iso.date().nullable(),
})
export type PauseView = z.infer<typeof toPauseView>
