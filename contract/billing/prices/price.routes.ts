import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { cents, currency } from '../../shared/money.ts'
import { maximumHours, maximumRoles } from '../../core/criteria/limits.ts'

/** D3: the price book as clients see it. */
export const getPriceBook = operation({
  name: 'prices.getPriceBook',
  method: 'GET',
  path: '/prices/book',
  summary: 'Hourly rates by total monthly hours, per currency',
  caller: 'anyone',
  reply: z.object({
    books: z.array(z.object({ currency, bands: z.array(z.object({ from_hours: z.int(), hourly_cents: cents })) })),
  }),
})

/**
 * The monthly price of a subscription before tax; `hours` per role. With `rids`, the role of each, what some roles cost
 * besides is in it.
 */
export const estimateMonthlyPrice = operation({
  name: 'prices.estimateMonthlyPrice',
  method: 'GET',
  path: '/prices/estimate',
  summary: 'Monthly price before tax for hours per role',
  caller: 'anyone',
  query: z
    .object({
      hours: z.array(z.int().min(1).max(maximumHours)).min(1).max(maximumRoles),
      rids: z.array(integerId).max(maximumRoles).optional(),
      currency,
    })
    .refine(({ hours, rids }) => rids === undefined || rids.length === hours.length, {
      path: ['rids'],
      message: 'Must be as many as hours',
    }),
  reply: z.object({
    currency,
    total_hours: z.int(),
    /** Of the band; what a role costs besides is not in it. */
    hourly_cents: cents,
    total_cents: cents,
    /** Less than hours x rate when the next band's first hour costs less. */
    capped: z.boolean(),
    /** So many hours cost no more than these: the first hours of the next band. Null: they would cost more. */
    same_price_hours: z.int().nullable(),
    /** The part of the total for each role, in the order asked; they add up to the total. */
    role_cents: z.array(cents),
  }),
  failures: ['404 no_prices'],
})
