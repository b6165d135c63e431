import { monthNames } from '@talentplace/contract/shared/month-names'
import type { IncomeMeasure } from '@talentplace/contract/desk/finance/net-income.routes'

/** What each figure is called. */
export const measureWords: Readonly<Record<IncomeMeasure, string>> = {
  invoiced: 'Invoiced',
  promotions: 'Promotions',
  adjustments: 'Adjustments',
  collected: 'Collected',
  refunds: 'Refunds',
  cost: 'Cost',
  fees: 'Fees',
  outstanding: 'Outstanding',
}

/** A month's first day, `2026-11-01`, as `November 2026`. */
export function monthText(first: string): string {
  return `${monthNames[Number(first.slice(5, 7)) - 1] ?? ''} ${first.slice(0, 4)}`
}

/** Thousandths of a percent as `36.2%`. */
export function marginText(thousandths: number): string {
  return `${(thousandths / 1000).toFixed(1)}%`
}

const amount = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Cents without the currency, where a column beside says it. */
export function amountText(cents: number): string {
  return amount.format(cents / 100)
}

/** `Nov 2026`, where room is short. */
export function shortMonthText(first: string): string {
  return `${monthText(first).slice(0, 3)} ${first.slice(0, 4)}`
}
