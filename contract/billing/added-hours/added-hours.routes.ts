import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { paymentStates } from '../processor/payment.states.ts'
import { moneyDocument } from '../prices/quote.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'

const flag = { name: 'client-projects', beta: ['client.beta'] } as const

/** How many are offered first. */
export const usualAddedHours = 5
const maxAddedHours = 100

/** How many are bought at once. */
export const boughtHours = z
  .int()
  .min(1)
  .max(maxAddedHours, { error: () => fields.hoursAtOnce({ hours: maxAddedHours }) })

const quote = z.object({
  /** Whose hours they can be: the roles that someone works in today. */
  seats: z.array(z.object({ seat_uuid: z.uuid(), role: z.string(), display_name: z.string() })),
  /** The one they are priced for. */
  seat_uuid: z.uuid(),
  hours: z.int(),
  /** The last day of the period, and so of these hours. */
  period_end: z.iso.date(),
  /** What the period has now, added hours among them. */
  hours_before: z.int(),
  /** So many added hours would cost the same as these. Null: they would cost more. */
  same_price_hours: z.int().nullable(),
  /** The invoice to come: all of it is charged. */
  document: moneyDocument,
})
export type AddedHoursQuote = z.infer<typeof quote>

/**
 * Priced as the total with them less the total without. 409: `not_begun`, `over`, `paused`, `past_due`, `no_period` (it has
 * begun today, and its invoice comes within hours), `nobody_yet`, `no_prices`.
 */
export const previewAddedHours = operation({
  name: 'projects.previewAddedHours',
  method: 'GET',
  path: '/project/{uuid}/hours/quote',
  summary: 'What hours more for this period would cost',
  caller: ['client'],
  flag,
  params: z.object({ uuid }),
  query: z.object({ seat_uuid: uuid.optional(), hours: boughtHours.default(usualAddedHours) }),
  reply: quote,
  failures: [
    '404 not_found',
    '409 no_period',
    '409 no_prices',
    '409 nobody_yet',
    '409 not_begun',
    '409 over',
    '409 past_due',
    '409 paused',
  ],
})

/**
 * Buys hours for the period that runs, at the price that was shown: they count once the card has paid, and end with the
 * period. With an `Idempotency-Key`: the same key and body answer the same again, another body 409 `key_reused`. 409 as
 * above, and `price_changed` (of hours or cents that aren't those shown), `below_minimum`, `payment_open`, `card_expired`,
 * `card_declined`: nothing was charged or added. `pending`, `needs_action`: as `invoices.collectPayment`.
 */
export const addHours = operation({
  name: 'projects.addHours',
  method: 'POST',
  path: '/project/{uuid}/hours',
  summary: 'Add hours to this period, paid with a card',
  raisesSpending: true,
  caller: ['client'],
  freshSession: true,
  idempotencyKey: true,
  flag,
  params: z.object({ uuid }),
  body: z.object({
    seat_uuid: uuid,
    hours: boughtHours,
    /** As the quote said. */
    hours_before: z.int().min(0).max(2_147_483_647),
    total_cents: cents.max(2_147_483_647),
    card_uuid: uuid,
    /** Once it has paid, renewals charge it, too. */
    use_for_renewals: z.boolean().default(true),
  }),
  reply: z.object({
    state: z.enum(paymentStates.sets.underway),
    /** For `needs_action`: what the browser confirms with the bank. */
    client_secret: z.string().nullable(),
    /** Once it is paid. */
    invoice_uuid: z.uuid().nullable(),
  }),
  failures: [
    '404 not_found',
    '409 below_minimum',
    '409 card_declined',
    '409 card_expired',
    '409 key_reused',
    '409 no_period',
    '409 no_prices',
    '409 nobody_yet',
    '409 not_begun',
    '409 over',
    '409 past_due',
    '409 paused',
    '409 payment_open',
    '409 price_changed',
    '429 too_many',
    '429 too_many_created',
    '503 cards_unavailable',
  ],
})
