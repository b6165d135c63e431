import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { pricePeriod } from '../renewals/price-period.ts'

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
    throw new HttpError(409, 'no_prices', 'We can’t price this yet. Please write to us.')
  }
}

/** What the period costs that begins on a day, taxes included: what a subscription that continues commits its company to. */
export function priceOfPeriod(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  start: string,
): Promise<Price> {
  return priced(async () => {
    const { document } = await pricePeriod(transaction, subscription, start)
    return { amount_cents: document.total_cents, currency: document.currency }
  })
}

/** What so many hours besides those of a period cost, in the dearest role of the subscription, taxes included. */
export function priceOfExtraHours(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { hours, on }: { hours: number; on: string },
): Promise<Price> {
  const start = on < subscription.start_date ? subscription.start_date : on
  return priced(async () => {
    const { document: without } = await pricePeriod(transaction, subscription, start)
    if (hours === 0) return { amount_cents: 0, currency: without.currency }
    const { rows } = await sql<{ role_id: number; description: string }>`
      select distinct role_id, roles.value as description from rate_plans join roles on roles.id = role_id
      where project_uuid = ${subscription.uuid}`.execute(transaction)
    let most = 0
    for (const role of rows) {
      const { document } = await pricePeriod(transaction, subscription, start, { more: [{ ...role, hours }] })
      most = Math.max(most, document.total_cents - without.total_cents)
    }
    return { amount_cents: most, currency: without.currency }
  })
}
