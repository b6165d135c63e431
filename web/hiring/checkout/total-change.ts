import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { formatMoney } from '../../platform/formatting/money.ts'

type Total = Pick<MoneyDocument, 'total_cents' | 'currency'>

/** What is said where saving the address has changed what Pay named; null: it is the same amount. */
export function totalChange(quoted: Total, now: Total): string | null {
  if (quoted.total_cents === now.total_cents && quoted.currency === now.currency) return null
  const text = ({ total_cents, currency }: Total) => formatMoney(total_cents, currency)
  return t.totalChanged({ before: text(quoted), after: text(now) })
}
