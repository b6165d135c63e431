import type { MoneyLine } from '@talentplace/contract/billing/prices/quote'
import { payForTime } from './pay-for-time.ts'

/** What a line comes to: quantity x unit price; of time each hour at the unit price, to the second, rounded half up to the cent. */
export function lineAmount({ quantity, unit_cents, seconds }: Pick<MoneyLine, 'quantity' | 'unit_cents' | 'seconds'>) {
  return quantity * (seconds === undefined ? unit_cents : payForTime(seconds, unit_cents))
}
