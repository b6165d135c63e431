import * as t from '@talentplace/contract/accounts/messages/spending'
import * as limits from '@talentplace/contract/accounts/messages/spending-limits'
import { unlimitedCents } from '@talentplace/contract/accounts/spending/spending-limit'
import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'

/** What it is about: a purchase for the subscription of that name. */
export const purchaseWords: Readonly<Record<PurchaseKind, (of: { readonly subscription: string }) => string>> = {
  checkout: (of) => limits.checkout(of),
  hours: (of) => limits.hours(of),
  next_hours: (of) => limits.nextHours(of),
  overage: (of) => limits.overage(of),
  overage_as_needed: (of) => limits.overageAsNeeded(of),
  over_limit: (of) => limits.overLimit(of),
  continue: (of) => limits.continuing(of),
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
