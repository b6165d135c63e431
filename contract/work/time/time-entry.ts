import { z } from 'zod'
import { namedSubscription } from '../../shared/named-subscription.ts'
import { storedTexts } from './entry-details.ts'
import { timeEntryStates } from './time-entry.states.ts'

/** Counted by the timer, or entered by hand. */
export const timeSource = z.enum(['timer', 'manual'])

/** How far the client's question about one entry has come (work.md: "Query a line, not the relationship"). */
export const queryStates = ['asked', 'answered', 'accepted', 'decided'] as const

export const queryMessage = z.object({
  state: z.enum(queryStates),
  by: z.enum(['client', 'assistant', 'staff']),
  name: z.string(),
  message: z.string(),
  created_date: z.iso.datetime(),
})

/** What a client asked about an entry and what was said to it; `state` is where it stands. */
export const entryQuery = z.object({
  state: z.enum(queryStates),
  /** The client waits until then for the assistant; after it staff decide. */
  answer_until: z.iso.datetime(),
  messages: z.array(queryMessage),
})
export type EntryQuery = z.infer<typeof entryQuery>

/**
 * A piece of worked time, of one assistant, on one day of theirs. Either from `start_at` to `end_at`, or a duration of a day: then both
 * are null. `seconds` is exact and whole.
 */
export const timeEntry = z.object({
  uuid: z.uuid(),
  /** The pieces of one stretch that goes over midnight have the same; they are changed and removed as one. */
  origin_uuid: z.uuid(),
  ...namedSubscription,
  rate_plan_uuid: z.uuid(),
  role: z.string(),
  task_uuid: z.uuid().nullable(),
  task_name: z.string().nullable(),
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  /** The day of the start on the assistant's clock. */
  task_date: z.iso.date(),
  start_at: z.iso.datetime().nullable(),
  end_at: z.iso.datetime().nullable(),
  /** The assistant's zone, and its minutes east of UTC at the start (at noon of a day without one). */
  timezone: z.string(),
  timezone_offset: z.int(),
  seconds: z.int(),
  /** In a list: its time as it is printed, so that the rows add up to the printed totals (decision 0138). */
  printed: z.object({ minutes: z.int(), hundredths: z.int() }).optional(),
  /** The client pays for it. */
  billable: z.boolean(),
  /** Why it isn't, where someone decided so. */
  not_billable_reason: z.string().nullable(),
  /** Beyond what the client agreed to: neither side pays until they say yes. */
  over_limit: z.boolean(),
  ...storedTexts,
  source: timeSource,
  status: z.enum(timeEntryStates.values),
  review_until: z.iso.datetime().nullable(),
  query: entryQuery.nullable(),
  /** True while the one who asks may change or remove it. */
  can_be_changed: z.boolean(),
  version: z.int(),
  created_date: z.iso.datetime(),
  /** Of what was removed, for assistants and staff; null: it stands. */
  removed: z
    .object({
      date: z.iso.datetime(),
      by: z.enum(['assistant', 'client', 'staff', 'system']),
      name: z.string(),
      reason: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** Clients and staff. */
  invoice_uuid: z.uuid().nullable().optional(),
  /** Assistants and staff. */
  payable: z.boolean().optional(),
  bill_uuid: z.uuid().nullable().optional(),
})
export type TimeEntry = z.infer<typeof timeEntry>
