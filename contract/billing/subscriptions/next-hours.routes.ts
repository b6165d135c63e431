import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { moneyDocument } from '../prices/quote.ts'
import { maximumHours, minimumHours } from '../../core/criteria/limits.ts'
import * as t from '../../core/messages/hours.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

const owner = {
  caller: ['client'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid }),
} as const

/** Where hours can't change, now or back. */
const failures = [
  '404 not_found',
  '409 agreement_missing',
  '409 changes_already',
  '409 hours_taken',
  '409 no_prices',
  '409 not_working',
  '409 over',
  '409 paused',
  '409 time_logged',
] as const

const hours = z
  // JSON has no NaN: it is what the form makes of what is no number.
  .int({ error: ({ input }) => (Number.isNaN(input) ? t.tooFewTyped() : undefined) })
  .min(minimumHours, { error: () => t.tooFewForRole() })
  .max(maximumHours, { error: () => fields.hoursAMonth({ hours: maximumHours }) })

export const seat = z.object({
  seat_uuid: z.uuid(),
  role: z.string(),
  /** Null: nobody yet. */
  display_name: z.string().nullable(),
  /** A month, in this period. */
  hours_now: z.int(),
  /** From the next one on, as it is agreed, or as the preview asks. */
  hours_then: z.int(),
  /** What the assistant has free, and these. */
  most_hours: z.int(),
})
export type NextSeat = z.infer<typeof seat>

export const nextHours = z.object({
  /** The first day of the next period. */
  from: z.iso.date(),
  seats: z.array(seat),
  /** What the next period comes to with the hours of this one, and with those from then on. */
  now: moneyDocument,
  later: moneyDocument,
  /** A month, from then on. */
  total_hours: z.int(),
  /** So many hours a month would cost the same as those. Null: they would cost more. */
  same_price_hours: z.int().nullable(),
  /** A change is agreed; until it begins it can be taken back. */
  is_changing: z.boolean(),
})
export type NextHours = z.infer<typeof nextHours>

/**
 * `seats` and `hours` are aligned; without them, what is agreed. Hours nobody has free are priced all the same: the change
 * refuses them. 409 `over` once it is cancelled, `no_prices` where the next period can't be priced.
 */
export const previewNextHours = operation({
  name: 'projects.previewNextHours',
  method: 'GET',
  path: '/project/{uuid}/next_hours',
  summary: 'What other hours from the next period on would cost',
  ...owner,
  query: z.object({ seats: z.array(uuid).max(20).default([]), hours: z.array(hours).max(20).default([]) }),
  reply: nextHours,
  failures: ['404 not_found', '409 no_prices', '409 over', '409 paused'],
})

/**
 * Hours a month of each role from the next period on, for those that are named; the hours of this period take a change back. 409
 * as above, `hours_taken`: the assistant doesn't have them; `changes_already`: staff have a change of that role to come.
 */
export const changeNextHours = operation({
  name: 'projects.changeNextHours',
  method: 'PUT',
  path: '/project/{uuid}/next_hours',
  summary: 'Other hours from the next period on',
  raisesSpending: true,
  ...owner,
  body: z.object({
    seats: z
      .array(z.object({ seat_uuid: uuid, hours_per_month: hours }))
      .min(1)
      .max(20),
  }),
  reply: nextHours,
  failures,
})

/** Taken back until it begins: the hours stay as they are. Done again it changes nothing. */
export const keepHours = operation({
  name: 'projects.keepHours',
  method: 'DELETE',
  path: '/project/{uuid}/next_hours',
  summary: 'Keep the hours of this period after all',
  raisesSpending: true,
  ...owner,
  reply: nextHours,
  failures,
})
