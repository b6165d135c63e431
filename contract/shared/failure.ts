import { z } from 'zod'

/** What every refused call answers with. `message` is what a person reads; `fields` maps a field's path to its message. */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  collect: z.array(z.string()).optional(),
  /** How many candidates a search found, where signing in would show them. */
  count: z.int().optional(),
  /** With `overlaps`: the time that is taken; without a uuid it is the running timer. */
  clash: z
    .object({
      uuid: z.uuid().nullable(),
      start_at: z.iso.datetime(),
      end_at: z.iso.datetime(),
      project_name: z.string(),
      description: z.string(),
    })
    .optional(),
  /** With `timer_running`: the id of the timer that runs. */
  timer_id: z.string().optional(),
  /** With `needs_approval`: what the primary contact is to be asked. */
  approval: z
    .object({ project_uuid: z.uuid(), kind: z.string(), amount_cents: z.int(), currency: z.enum(['cad', 'usd']) })
    .optional(),
})
export type Failure = z.infer<typeof failure>

/** The statuses a call may refuse with, in the order they are checked. */
export const failureStatuses = [400, 401, 403, 404, 409, 413, 414, 415, 429, 431, 500, 503] as const
export type FailureStatus = (typeof failureStatuses)[number]
