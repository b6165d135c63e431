import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const folder = 'server/billing/refunds'
const refundable = 'server/billing/payments/refundable.ts'
const refunds = [`${folder}/refunds.test.ts`]
const notes = ['server/billing/credit-notes/credit-notes.test.ts']
const drafts = ['server/billing/invoice-drafts/invoice-drafts.test.ts']
const credit = 'server/billing/invoice-payments/use-credit.ts'

/** Mistakes in what is given back, and in what a client has to their credit. */
export const refundMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${folder}/refund-by-staff.ts`, refunds, {
    'the same call gives back twice': '    if (known !== undefined) return known\n',
  }),
  ...mutantsIn(`${folder}/refund-payment.ts`, refunds, {
    'a payment of another invoice is given back':
      "      if (!ofInvoice) throw notFound('There is no such payment of this invoice.')\n",
  }),
  ...mutantsIn(`${folder}/refund-credit.ts`, refunds, {
    'a payment of another client is given back': "        .where('client_uuid', '=', client_uuid)\n",
  }),
  ...mutantsIn(`${folder}/request-refund.ts`, refunds, {
    'a refund that the processor won’t make is asked for for ever': [
      'if (error instanceof RefundRejected) return {',
      'if (processor === null) return {',
    ],
  }),
  ...mutantsIn(`${folder}/reconcile-refunds.ts`, refunds, {
    'a refund is asked about while whoever asked still waits':
      "    .where('created_date', '<=', new Date(now.getTime() - settlesItself))\n",
  }),
  ...mutantsIn(`${folder}/settle-refund.ts`, refunds, {
    'credit isn’t given back when its refund fails':
      "  if (settled.state === 'failed') await giveCreditBack(transaction, settled, at)\n",
    'a refund that has failed is made afterwards': ["refund.state === 'failed' || (refund.state", '(refund.state'],
    'a refund that the bank sends back counts as made': [" && outcome.state !== 'failed')", ')'],
  }),
  ...mutantsIn(refundable, refunds, {
    'what a failed refund was for can’t be given back any more': [" and state <> 'failed'`", '`'],
    'credit that was given back can be given back again from the credit of another payment': [
      '\n        - (select coalesce(sum(credit_cents - noted_cents), 0) ${refunds}),',
      ',',
    ],
    'credit that has been used is given back': [
      '(select coalesce(sum(balance_cents), 0) as cents from',
      '(select 100000000 + coalesce(sum(balance_cents), 0) as cents from',
    ],
  }),
  ...mutantsIn(refundable, ['server/billing/renewals/small-balances.test.ts'], {
    'a refund of one invoice counts for the other that its payment paid': [
      ' and refunds.invoice_uuid = ${invoice_uuid})',
      ')',
    ],
  }),
  ...mutantsIn(refundable, notes, {
    'what a credit note made credit of goes back as money besides': [
      '      - (select coalesce(sum(credited_cents), 0) ${notes})\n      - (select',
      '      - (select',
    ],
    'credit of a note is refunded as often as one likes': [
      'select coalesce(sum(noted_cents), 0) from refunds',
      'select 0 * coalesce(sum(noted_cents), 0) from refunds',
    ],
  }),
  ...mutantsIn('server/billing/credit-notes/settle-note.ts', notes, {
    'what was refunded before becomes credit besides': [
      'Math.min(total_cents, await refundedBefore(database, invoice))',
      'Math.min(0, await refundedBefore(database, invoice))',
    ],
    'what a note has closed is collected':
      '  if (paid.paid_cents === paid.total_cents) await endCollection(transaction, paid, at)\n',
  }),
  ...mutantsIn('server/billing/credit-notes/issue-credit-note.ts', notes, {
    'the same call credits twice': '      if (known) return known\n',
  }),
  ...mutantsIn('server/billing/invoice-drafts/post-draft-invoice.ts', drafts, {
    'an invoice is posted with taxes that nobody has seen': [
      'if (JSON.stringify(document.taxes) !== JSON.stringify(taxes)) {',
      'if (document.taxes === taxes) {',
    ],
    'a draft that someone else has changed is posted': '      rejectOtherVersion(draft, version)\n',
  }),
  ...mutantsIn(credit, refunds, {
    'more credit is used than there is': ['if (amount_cents > balance) {', 'if (amount_cents < 0) {'],
    'the same call uses credit twice': '      if (known !== undefined) return statusAfter(known, invoice)\n',
  }),
  ...mutantsIn('server/billing/charges/pay-from-credit.ts', refunds, {
    'credit in one currency pays an invoice in the other': ['each.currency === currency', "each.currency !== ''"],
  }),
  ...mutantsIn('server/billing/payments/book-payment.ts', ['server/billing/payments/book-payment.test.ts'], {
    'a void invoice takes money': [
      'const amount_cents = isOpen ? ',
      "const amount_cents = isOpen || invoice.uuid !== '' ? ",
    ],
  }),
]
