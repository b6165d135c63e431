import type { compareAll } from './compare-all.ts'
import type { Facts } from './facts.ts'
import { netOf } from './oracle/income.ts'

type Compared = Awaited<ReturnType<typeof compareAll>>

/** What was played, in numbers that add up over several marketplaces. */
export function figuresOf(
  { money, adjustments, pay, payouts, rollover, overage, books, ...compared }: Compared,
  facts: Facts,
) {
  const income = (['cad', 'usd'] as const).flatMap((currency) => {
    const sums = books.income.all.get(currency)
    if (!sums) return []
    const { invoiced, promotions, adjustments: adjusted, cost, fees } = sums
    const figures = { invoiced, promotions, adjustments: adjusted, cost, fees, net: netOf(sums) }
    return Object.entries(figures).map(([name, cents]) => [`${currency} ${name}`, cents] as const)
  })
  return {
    ...money,
    invoices: BigInt(compared.invoices),
    lines: BigInt(compared.lines.lines),
    adjustedLines: BigInt(compared.lines.adjusted),
    byHand: BigInt(facts.byHand.length),
    purchases: BigInt(facts.addedHours.length),
    notes: BigInt(facts.notes.length),
    aboveSeconds: overage.seconds,
    aboveInvoices: BigInt(overage.invoices),
    above: overage.cents,
    entries: BigInt(pay.entries),
    seconds: pay.seconds,
    bills: BigInt(pay.bills),
    ofEntries: pay.ofEntries,
    ofLines: pay.ofLines,
    ofHandLines: pay.byHand,
    ofBills: pay.ofBills,
    adjustments: BigInt(adjustments.count),
    adjustedInvoices: adjustments.onInvoices,
    adjustedBills: adjustments.onBills,
    filed: BigInt(payouts.payments),
    filedCents: payouts.byFile,
    returnedCents: payouts.returned,
    paidByHand: BigInt(payouts.byHand),
    disputes: BigInt(facts.disputes.size),
    rolloverSeconds: rollover.seconds,
    journalLines: BigInt(books.journal.lines),
    debits: books.journal.debits,
    income: Object.fromEntries(income) as Readonly<Record<string, bigint>>,
  }
}
export type Figures = ReturnType<typeof figuresOf>

/** Two records of numbers added up. */
function added<T extends Record<string, unknown>>(one: T, other: T): T {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const sums = [...keys].map((key) => {
    const [mine, theirs] = [one[key], other[key]]
    if (typeof mine === 'object' && typeof theirs === 'object')
      return [key, added(mine as Record<string, unknown>, theirs as Record<string, unknown>)]
    return [key, ((mine as bigint | undefined) ?? 0n) + ((theirs as bigint | undefined) ?? 0n)]
  })
  return Object.fromEntries(sums) as T
}

/** Of marketplaces side by side. */
export const together = (all: readonly Figures[]): Figures => all.reduce((one, other) => added(one, other))

const money = (cents: bigint) => {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}$${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** Line by line, as people read them. */
export function printed(of: Figures): string[] {
  const income = (currency: string) =>
    ['invoiced', 'promotions', 'adjustments', 'cost', 'fees']
      .map((each) => `${each} ${money(of.income[`${currency} ${each}`] ?? 0n)}`)
      .join(', ')
  return [
    `${of.invoices} invoices, ${of.byHand} of them by hand, ${of.purchases} purchases of hours`,
    `${of.lines} lines of invoices and credit notes are quantity x unit price, ${of.adjustedLines} of them adjust a price`,
    `charged ${money(of.charged)} + by hand ${money(of.transfers)} − refunded ${money(of.refunded)} − by hand ${money(of.refundedByHand)}`,
    `= invoiced ${money(of.invoiced)} − open ${money(of.open)} − credit notes ${money(of.noted)} (${of.notes}) + credit ${money(of.credit)} − refunded without a note ${money(of.uncovered)}`,
    `above the hours: ${of.aboveSeconds} s on ${of.aboveInvoices} invoices, ${money(of.above)} before taxes; ${of.rolloverSeconds} s carried into later periods`,
    `${of.entries} entries to pay, ${of.seconds} s, on ${of.bills} bills`,
    `entries ${money(of.ofEntries)} = lines ${money(of.ofLines)}, + by hand ${money(of.ofHandLines)} = bills ${money(of.ofBills)}`,
    `${of.adjustments} adjustments, ${money(of.adjustedInvoices)} on invoices, ${money(of.adjustedBills)} on bills; ${of.disputes} disputes`,
    `${of.filed} payments by file, ${money(of.filedCents)}, of which ${money(of.returnedCents)} came back; ${of.paidByHand} bills paid by hand`,
    `journal: ${of.journalLines} lines, debits ${money(of.debits)} = credits`,
    ...['cad', 'usd'].map(
      (currency) =>
        `net income in ${currency.toUpperCase()}: ${money(of.income[`${currency} net`] ?? 0n)} = ${income(currency)}`,
    ),
  ]
}
