import type { WrittenMutant } from './written-mutant.ts'

const folder = 'server/workflows/refunds'
const noted = 'server/features/invoices/refunds'
const refunds = [`${folder}/refunds.test.ts`]
const credit = 'server/workflows/invoice-payments/use-credit.ts'

/** Mistakes in what is given back, and in what a client has to their credit. */
export const refundMutants: readonly WrittenMutant[] = [
  {
    change: 'the same call gives back twice',
    file: `${folder}/refund-by-staff.ts`,
    from: '    if (known !== undefined) return known\n',
    to: '',
    tests: refunds,
  },
  {
    change: 'a payment of another invoice is given back',
    file: `${folder}/refund-payment.ts`,
    from: "      if (!ofInvoice) throw notFound('There is no such payment of this invoice.')\n",
    to: '',
    tests: refunds,
  },
  {
    change: 'a payment of another client is given back',
    file: `${folder}/refund-credit.ts`,
    from: "        .where('client_uuid', '=', client_uuid)\n",
    to: '',
    tests: refunds,
  },
  {
    change: 'a refund that the processor won’t make is asked for for ever',
    file: `${folder}/ask-refund.ts`,
    from: 'if (error instanceof RefundRefused) return {',
    to: 'if (processor === null) return {',
    tests: refunds,
  },
  {
    change: 'a refund is asked about while whoever asked still waits',
    file: `${folder}/reconcile-refunds.ts`,
    from: "    .where('created_date', '<=', new Date(now.getTime() - settlesItself))\n",
    to: '',
    tests: refunds,
  },
  {
    change: 'credit isn’t given back when its refund fails',
    file: `${noted}/settle-refund.ts`,
    from: "  if (settled.state === 'failed') await giveCreditBack(transaction, settled, at)\n",
    to: '',
    tests: refunds,
  },
  {
    change: 'a refund that has failed is made afterwards',
    file: `${noted}/settle-refund.ts`,
    from: "refund.state === 'failed' || (refund.state",
    to: '(refund.state',
    tests: refunds,
  },
  {
    change: 'a refund that the bank sends back counts as made',
    file: `${noted}/settle-refund.ts`,
    from: " && outcome.state !== 'failed')",
    to: ')',
    tests: refunds,
  },
  {
    change: 'what a failed refund was for can’t be given back any more',
    file: `${noted}/refundable.ts`,
    from: " and state <> 'failed'`",
    to: '`',
    tests: refunds,
  },
  {
    change: 'credit that was given back can be given back again from the credit of another payment',
    file: `${noted}/refundable.ts`,
    from: '\n        - (select coalesce(sum(credit_cents), 0) ${refunds}),',
    to: ',',
    tests: refunds,
  },
  {
    change: 'credit that has been used is given back',
    file: `${noted}/refundable.ts`,
    from: '(select coalesce(sum(balance_cents), 0) from',
    to: '(select 100000000 + coalesce(sum(balance_cents), 0) from',
    tests: refunds,
  },
  {
    change: 'a refund of one invoice counts for the other that its payment paid',
    file: `${noted}/refundable.ts`,
    from: ' and refunds.invoice_uuid = ${invoice_uuid})',
    to: ')',
    tests: ['server/workflows/renewals/small-balances.test.ts'],
  },
  {
    change: 'more credit is used than there is',
    file: credit,
    from: 'if (amount_cents > balance) {',
    to: 'if (amount_cents < 0) {',
    tests: refunds,
  },
  {
    change: 'credit in one currency pays an invoice in the other',
    file: credit,
    from: 'each.currency === currency',
    to: "each.currency !== ''",
    tests: refunds,
  },
  {
    change: 'the same call uses credit twice',
    file: credit,
    from: '      if (known !== undefined) return standingAfter(known, invoice)\n',
    to: '',
    tests: refunds,
  },
  {
    change: 'a void invoice takes money',
    file: 'server/features/invoices/payments/book-payment.ts',
    from: 'const amount_cents = isOpen ? ',
    to: "const amount_cents = isOpen || invoice.uuid !== '' ? ",
    tests: ['server/features/invoices/payments/book-payment.test.ts'],
  },
]
