import { compareAdjustments } from './compare-adjustments.ts'
import { compareBooks } from './compare-books.ts'
import { compareRollover, compareHours } from './compare-hours.ts'
import { compareInvoices } from './compare-invoices.ts'
import { compareLines } from './compare-lines.ts'
import { compareMoney } from './compare-money.ts'
import { compareOverage } from './compare-overage.ts'
import { comparePay } from './compare-pay.ts'
import { comparePayouts } from './compare-payouts.ts'
import type { Facts } from './facts.ts'
import { later } from './later.ts'
import type { Product } from './product.ts'
import { storedInvoices } from './stored-invoices.ts'

/** A half-month and its review. */
const reviewDays = 28

/** What the product says in the end against what the oracle says of what people did. */
export async function compareAll(product: Product, facts: Facts, until: string) {
  const stored = await storedInvoices(product)
  const reviewedBefore = later(until, -reviewDays)
  const adjustments = await compareAdjustments(product, facts, { stored, until, reviewedBefore })
  const { adjusted } = adjustments
  const invoices = await compareInvoices(product, facts, { stored, adjusted, until })
  const lines = await compareLines(product, stored)
  const money = await compareMoney(product, facts)
  const pay = await comparePay(product, facts, adjustments.onBills)
  const payouts = await comparePayouts(product, facts)
  const hours = await compareHours(product, facts)
  const rollover = await compareRollover(product, facts)
  const overage = await compareOverage(product, facts, { stored, adjusted, reviewedBefore })
  const books = await compareBooks(product, facts)
  const all = [adjustments, invoices, lines, money, pay, payouts, rollover, overage, books]
  return {
    issues: [...product.issues, ...hours, ...all.flatMap(({ issues }) => issues)],
    invoices: invoices.invoices,
    lines,
    money: money.totals,
    adjustments,
    pay,
    payouts,
    rollover: rollover,
    overage,
    books,
  }
}
