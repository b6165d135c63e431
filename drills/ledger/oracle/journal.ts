import { monthOf, type Books, type Entry } from './books.ts'
import { sum } from './whole.ts'

/** By their numbers, as an accountant has them. */
export const accounts = {
  bank: '1000',
  processor: '1010',
  receivable: '1200',
  refunded: '1260',
  disputed: '1270',
  assistants: '2000',
  credit: '2100',
  tax: '2200',
  fees: '6000',
} as const
const revenue: Readonly<Record<string, string>> = {
  subscription: '4000',
  overage: '4010',
  'add-on': '4020',
  adjustment: '4090',
  promotion: '4900',
}
const costs: Readonly<Record<string, string>> = { time: '5000', bonus: '5010', adjustment: '5090' }

type Half = readonly [account: string, cents: bigint]

const on = (at: { day: string; currency: Entry['currency'] }, halves: readonly Half[]): Entry[] =>
  halves.map(([account, cents]) => ({ day: at.day, currency: at.currency, account, cents }))
const turned = (halves: readonly Half[]): Half[] => halves.map(([account, cents]) => [account, -cents])

/** Everything of the books in double entry. */
export function journalOwed(books: Books): Entry[] {
  const { bank, processor, receivable, refunded, disputed, assistants, credit, tax, fees } = accounts
  return [
    ...books.invoices.flatMap((invoice) =>
      on(invoice, [
        [receivable, invoice.total],
        ...invoice.lines.map(({ kind, cents }): Half => [revenue[kind] ?? kind, -cents]),
        ...invoice.taxes.map((cents): Half => [tax, -cents]),
      ]),
    ),
    ...books.notes.flatMap((note) =>
      on(note, [
        [receivable, -note.applied],
        [credit, -note.credited],
        [refunded, -note.refunded],
        ...note.lines.map(({ kind, cents }): Half => [revenue[kind] ?? kind, -cents]),
        ...note.taxes.map((cents): Half => [tax, -cents]),
      ]),
    ),
    ...books.payments.flatMap((payment) => {
      const { method, cents, parts, surplus } = payment
      // What a note counts as is in the note.
      if (method === 'credit_note') return []
      return on(payment, [
        [method === 'card' ? processor : method === 'credit' ? credit : bank, cents],
        ...parts.map((part): Half => [receivable, -part.cents]),
        [credit, -surplus],
      ])
    }),
    ...books.refunds.flatMap((refund) => {
      const halves: Half[] = [
        [credit, refund.credit],
        [refunded, refund.cents - refund.credit],
        [processor, -refund.cents],
      ]
      const { failed: day, currency } = refund
      return [...on(refund, halves), ...(day === null ? [] : on({ day, currency }, turned(halves)))]
    }),
    ...books.manualRefunds.flatMap((refund) => {
      const halves: Half[] = [
        [credit, refund.cents],
        [bank, -refund.cents],
      ]
      const { voided: day, currency } = refund
      return [...on(refund, halves), ...(day === null ? [] : on({ day, currency }, turned(halves)))]
    }),
    ...books.disputes.flatMap(({ currency, cents, fee, opened, lost: day }) => [
      ...on({ day: opened, currency }, [
        [fees, fee],
        [processor, -fee],
      ]),
      ...(day === null
        ? []
        : on({ day, currency }, [
            [disputed, cents],
            [processor, -cents],
          ])),
    ]),
    ...books.bills.flatMap((bill) =>
      on(bill, [[assistants, -bill.total], ...bill.lines.map(({ kind, cents }): Half => [costs[kind] ?? kind, cents])]),
    ),
    ...books.pay.flatMap((pay) => {
      const halves: Half[] = [
        [assistants, pay.cents],
        [bank, -pay.cents],
      ]
      const { returned: day, currency } = pay
      return [...on(pay, halves), ...(day === null ? [] : on({ day, currency }, turned(halves)))]
    }),
  ]
}

/** Of each month, currency and account what was debited less what was credited; those that come to nothing are left out. */
export function byAccount(entries: readonly Entry[]): Map<string, bigint> {
  const groups = Map.groupBy(entries, ({ day, currency, account }) => `${monthOf(day)} ${currency} ${account}`)
  const sums = [...groups].map(([key, theirs]) => [key, sum(theirs.map(({ cents }) => cents))] as const)
  return new Map(sums.filter(([, cents]) => cents !== 0n))
}
