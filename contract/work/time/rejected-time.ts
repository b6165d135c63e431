import { z } from 'zod'

/** Why a part of what a timer ran could not become an entry. */
export const rejectedCodes = [
  'overlaps',
  'timer_running',
  'already_stopped',
  'time_entry_off',
  'too_old',
  'in_future',
  'not_open',
] as const

/** A part of what a timer ran that could not become an entry: it waits until its assistant enters it by hand or dismisses it. */
export const rejectedTime = z.object({
  uuid: z.uuid(),
  timer_id: z.string(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  rate_plan_uuid: z.uuid().nullable(),
  task_name: z.string().nullable(),
  description: z.string(),
  billable: z.boolean(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  seconds: z.int(),
  code: z.enum(rejectedCodes),
  /** In words for its assistant. */
  reason: z.string(),
  /** What is logged there, or counted by a timer (`entry_uuid` null; `to` null while it runs). Null: nothing is in its way. */
  clash: z
    .object({
      entry_uuid: z.uuid().nullable(),
      project_name: z.string(),
      from: z.iso.datetime(),
      to: z.iso.datetime().nullable(),
    })
    .nullable(),
  created_date: z.iso.datetime(),
})
export type RejectedTime = z.infer<typeof rejectedTime>
