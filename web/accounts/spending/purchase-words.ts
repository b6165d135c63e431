import * as t from '@talentplace/contract/accounts/messages/spending'
import { unlimitedCents } from '@talentplace/contract/accounts/spending/spending-limit'
import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'

/** What it is about, before the subscription's name. */
export const purchaseWords: Readonly<Record<PurchaseKind, string>> = {
  checkout: 'Checkout of',
  hours: 'Added hours for',
  next_hours: 'More hours a month for',
  overage: 'Extra time each month for',
  overage_as_needed: 'Extra time as needed, with no upper limit, for',
  over_limit: 'Extra time already worked for',
  continue: 'Continuing',
}

interface Priced {
  readonly kind: PurchaseKind
  readonly amount_cents: number
  readonly currency: Currency
}

/** Its money effect: a month's where it comes every month. */
export function priceWords({ kind, amount_cents, currency }: Priced): string {
  if (amount_cents >= unlimitedCents) return t.asNeeded()
  const amount = formatMoney(amount_cents, currency)
  if (kind === 'next_hours') return t.moreAMonth({ amount })
  if (kind === 'checkout') return t.aMonth({ amount })
  return kind === 'overage' ? t.upToAMonth({ amount }) : amount
}
