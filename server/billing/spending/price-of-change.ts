import * as refusals from '@talentplace/contract/billing/messages/refusals'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { pricePeriod, type SeatHours } from '../prices/price-period.ts'

export interface Price {
  readonly amount_cents: number
  readonly currency: Currency
}

/** @throws HttpError 409 `no_prices` where there are none in the subscription's currency */
async function priced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new HttpError(409, 'no_prices', refusals.notPricedYet())
  }
}

/**
 * What every month costs from the period on that begins on a day, taxes included: neither a coupon that runs out nor an adjustment of
 * one invoice lowers it. With these hours a month by seat instead of what is agreed.
 */
export function priceOfMonth(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { start, hours }: { start: string; hours?: SeatHours },
): Promise<Price> {
  return priced(async () => {
    const others = { less: 'what holds every month', ...(hours && { hours }) } as const
    const { document } = await pricePeriod(transaction, subscription, start, others)
    return { amount_cents: document.total_cents, currency: document.currency }
  })
}

/** What a subscription that continues commits its company to: what its next period costs, or a month after it where that is more. */
export async function priceOfContinuing(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  start: string,
): Promise<Price> {
  const month = await priceOfMonth(transaction, subscription, { start })
  const { document } = await priced(() => pricePeriod(transaction, subscription, start))
  return { ...month, amount_cents: Math.max(document.total_cents, month.amount_cents) }
}

/** What so many hours besides those of a period cost, in the dearest role of the subscription, taxes included. No coupon lowers them. */
export function priceOfExtraHours(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { hours, on }: { hours: number; on: string },
): Promise<Price> {
  const start = on < subscription.start_date ? subscription.start_date : on
  return priced(async () => {
    const less = 'nothing'
    const { document: without } = await pricePeriod(transaction, subscription, start, { less })
    if (hours === 0) return { amount_cents: 0, currency: without.currency }
    const { rows } = await sql<{ role_id: number; description: string }>`
      select distinct role_id, roles.value as description from rate_plans join roles on roles.id = role_id
      where project_uuid = ${subscription.uuid}`.execute(transaction)
    let max = 0
    for (const role of rows) {
      const { document } = await pricePeriod(transaction, subscription, start, { less, more: [{ ...role, hours }] })
      max = Math.max(max, document.total_cents - without.total_cents)
    }
    return { amount_cents: max, currency: without.currency }
  })
}
