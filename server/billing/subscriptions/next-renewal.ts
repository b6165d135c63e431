import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invoiceDayFrom, nextPeriodStart } from '../../rules/pauses.ts'
import { pricePeriod } from '../prices/price-period.ts'

/**
 * What is charged next and when, as it stands today; null for a subscription that has been cancelled or is paused until it is
 * paid for, and where there are no prices to say it by.
 */
export async function nextRenewal(
  database: Kysely<Tables>,
  subscription: Subscription,
  log: FastifyBaseLogger,
): Promise<{ date: string; document: MoneyDocument } | null> {
  if (subscription.end_date !== null) return null
  const date = nextPeriodStart(subscription)
  if (date === null) return null
  const invoice_day = invoiceDayFrom(date, subscription.invoice_day)
  try {
    const { document } = await pricePeriod(database, { ...subscription, invoice_day }, date)
    return { date, document }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    log.error({ err: error, project: subscription.uuid }, 'the next period of a subscription can’t be priced')
    return null
  }
}
