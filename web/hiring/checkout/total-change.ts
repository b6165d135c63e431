import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { formatMoney } from '../../platform/formatting/money.ts'

type Total = Pick<MoneyDocument, 'total_cents' | 'currency'>

/** What is said where saving the address has changed what Pay named; null: it is the same amount. */
export function totalChange(quoted: Total, now: Total): string | null {
  if (quoted.total_cents === now.total_cents && quoted.currency === now.currency) return null
  const [before, after] = [quoted, now].map(({ total_cents, currency }) => formatMoney(total_cents, currency))
  return `Your billing address changed the total from ${before} to ${after}. Nothing was charged yet: press Pay to confirm ${after}.`
}
