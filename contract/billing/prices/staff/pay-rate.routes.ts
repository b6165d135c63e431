import { z } from 'zod'
import { integerId, uuid } from '../../../shared/identifier.ts'
import { currency } from '../../../shared/money.ts'
import { operation } from '../../../shared/operation.ts'
import { paging } from '../../../shared/paging.ts'
import { day, editing, hourly, priceState, viewPermission, reason, removing } from './staff-price.routes.ts'

const country = z.enum(['CA', 'US'])

/** What assistants of a country are paid for an hour from a day on, in a role or in all that have no rate of their own. */
export const payRate = z.object({
  uuid: z.uuid(),
  country,
  role_id: z.int().nullable(),
  /** Null: every role without a rate of its own. */
  role: z.string().nullable(),
  currency,
  hourly_cents: z.int(),
  effective_from: z.iso.date(),
  state: priceState,
})
export type PayRate = z.infer<typeof payRate>

export const listPayRates = operation({
  name: 'prices.listPayRates',
  method: 'GET',
  path: '/prices/pay',
  summary: 'What assistants are paid, by country and role: past, in force and to come',
  caller: viewPermission,
  query: z.object({
    country: country.optional(),
    state: priceState.optional(),
    pagination: paging(25, ['role', 'hourly_cents', 'effective_from']),
  }),
  reply: z.object({ rates: z.array(payRate), count: z.int() }),
})

/** For places that begin from that day on, today at the earliest; those there are keep theirs. One begins that day already: 409 `begins_then`. */
export const createPayRate = operation({
  name: 'prices.createPayRate',
  method: 'POST',
  path: '/prices/pay',
  summary: 'Another pay rate of a country and role from a day on',
  ...editing,
  body: z.object({
    country,
    role_id: integerId.nullable(),
    hourly_cents: hourly.min(1),
    effective_from: day,
    reason,
  }),
  reply: payRate,
  failures: ['409 begins_then'],
})

/** Only one that hasn't begun; else 409 `begun`. */
export const deletePayRate = operation({
  name: 'prices.deletePayRate',
  method: 'DELETE',
  path: '/prices/pay/{uuid}',
  summary: 'Remove a pay rate that has not begun',
  ...removing,
  params: z.object({ uuid }),
  failures: ['404 not_found', '409 begun'],
})
