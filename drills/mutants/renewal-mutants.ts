import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const folder = 'server/billing/renewals'
const charges = 'server/billing/charges'
const renewals = [`${folder}/renewals.test.ts`, `${folder}/renewal-charges.test.ts`]
const paying = ['server/billing/invoice-payments/pay-invoice.test.ts']
const both = [...renewals, ...paying]
const hours = 'server/billing/added-hours'
const adding = [`${hours}/added-hours.test.ts`]
const booking = 'server/billing/payments/book-payment.ts'

/** Mistakes in what is collected, booked and given back after the checkout. */
export const renewalMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${charges}/query-processor.ts`, renewals, {
    'an expired default card is charged at a renewal': ['!isExpired(', '!!isExpired('],
  }),
  ...mutantsIn(`${folder}/collect-due.ts`, renewals, {
    'a card is tried on four days, not five': ['const retryDays = [1, 3, 5, 7]', 'const retryDays = [1, 3, 5]'],
    'a job that comes late makes up for all it missed': [
      'Temporal.PlainDate.compare(planned, soonest) < 0 ? soonest : planned',
      'planned',
    ],
  }),
  ...mutantsIn(`${folder}/collect-due.ts`, both, {
    'what has been paid otherwise is charged': [
      "if (invoice.paid_cents === invoice.total_cents || invoice.status === 'void') {",
      "if (invoice.status === 'draft') {",
    ],
  }),
  ...mutantsIn(`${folder}/collect-due.ts`, [`${folder}/small-balances.test.ts`], {
    'less than the processor ever charges is sent to it': [
      'if (sumOfShares(shares) < processor.minimumCents(invoice.currency)) {',
      'if (sumOfShares(shares) < 0) {',
    ],
  }),
  ...mutantsIn(`${folder}/collect-due.ts`, renewals, {
    'tries aren’t counted': '    await countTry(transaction, due, today)\n',
  }),
  ...mutantsIn(`${folder}/collect-due.ts`, both, {
    'an invoice is tried again while its card is being charged': [
      '  and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)`',
      '  `',
    ],
  }),
  ...mutantsIn(`${charges}/settle-charge.ts`, both, {
    'a succeeded charge is turned declined': [
      "if (found.state === 'succeeded' || (found.state === 'declined' && result.state !== 'succeeded')) return true",
      "if (found.state === 'declined' && result.state !== 'succeeded') return true",
    ],
    'a refusal that is told twice counts twice': [
      "if (found.state === 'succeeded' || (found.state === 'declined' && result.state !== 'succeeded')) return true",
      "if (found.state === 'succeeded') return true",
    ],
    'a refusal that has gone through after all isn’t taken': [
      "(found.state === 'declined' && result.state !== 'succeeded')",
      "found.state === 'declined'",
    ],
  }),
  ...mutantsIn(`${charges}/settle-charge.ts`, paying, {
    'who pays by hand is mailed what the page already says': [
      "if (result.state === 'declined' && charge.asked_by === null) {",
      "if (result.state === 'declined') {",
    ],
  }),
  ...mutantsIn(`${charges}/settle-charge.ts`, both, {
    'a part payment ends the collection': [
      'if (paid.paid_cents === paid.total_cents) await endCollection',
      'if (paid.paid_cents >= 0) await endCollection',
      'a charge is for all that is open; only a void invoice is left with something',
    ],
    'a bank’s question counts as the end of a charge': [
      "const open = result.state === 'needs_action'",
      'const open = false',
    ],
  }),
  ...mutantsIn(`${charges}/settle-charge.ts`, [...paying, 'server/hiring/checkout/checkout-cards.test.ts'], {
    'the card that paid becomes the default unasked': ['if (charge.becomes_default) {', 'if (charge.uuid) {'],
  }),
  ...mutantsIn('server/billing/invoice-payments/collect-payment.ts', paying, {
    'a client pays again while their card is being charged': [
      'if (await hasOpenCharge(transaction, invoice.uuid)) {',
      'if (invoice.uuid === null) {',
    ],
    'a paid invoice is paid again': [
      ' || invoice.paid_cents === invoice.total_cents) {',
      ') {',
      'a paid invoice has the status paid, which is refused before',
    ],
  }),
  ...mutantsIn(`${hours}/add-hours.ts`, adding, {
    'a second tab buys the same hours once more': ['hours_before !== body.hours_before || ', ''],
    'more is charged than was shown': [' || total_cents !== body.total_cents', ''],
    'hours are bought again while the bank asks': '  await rejectAnother(transaction, subscription)\n',
  }),
  ...mutantsIn(`${charges}/post-added-hours.ts`, adding, {
    'hours of a period that is over are sold': ['if (period_end < today) return', "if (period_end === '') return"],
    'a payment that was refused adds hours after all': ['return wasRejected ?', "return period_end === '' ?"],
  }),
  ...mutantsIn(`${charges}/reconcile-charges.ts`, adding, {
    'a card is charged for hours of a period that is over': [
      'return hours.period_end < today',
      "return hours.period_end === ''",
    ],
  }),
  ...mutantsIn(`${hours}/period-roles.ts`, adding, {
    'what was bought before doesn’t count for the price': [
      " or kind = 'hours' and status in ${sqlIn(invoiceStates.sets.inForce)}",
      '',
    ],
  }),
  ...mutantsIn('server/core/idempotency/request-hash.ts', paying, {
    'a key of another payment is taken for this one': [
      'if (stored?.equals(request) === true) return',
      'if (stored !== request) return',
    ],
  }),
  ...mutantsIn('server/billing/invoice-payments/recorded-by-staff.ts', paying, {
    'staff record a payment while a card is being charged': [
      'if (await hasOpenCharge(transaction, invoice.uuid)) {',
      'if (invoice.uuid === null) {',
    ],
    'staff record more than is open': [
      'if (amount_cents > open) throw invalidField',
      'if (amount_cents < 0) throw invalidField',
    ],
  }),
  ...mutantsIn('server/billing/invoice-payments/check-paid-day.ts', paying, {
    'a payment of tomorrow is recorded':
      "if (paid_date > renewalDay(now)) throw invalidField('paid_date', 'Must not be in the future')",
  }),
  ...mutantsIn(booking, [booking.replace('.ts', '.test.ts'), ...paying], {
    'surplus is taken as payment of the invoice': ['Math.min(max, invoice.total_cents - invoice.paid_cents)', 'max'],
    'surplus is nobody’s': ['if (left > 0) {', 'if (left < 0) {'],
    'a part payment makes an overdue invoice look in order': [
      "const unpaid = invoice.status === 'overdue' ? 'overdue' : 'partly_paid'",
      "const unpaid = 'partly_paid'",
    ],
  }),
  ...mutantsIn(`${folder}/renew-subscriptions.ts`, renewals, {
    'a subscription renews a day early': [
      'if (start === null || start > today) return []',
      'if (start === null) return []',
    ],
    'a subscription renews that is cancelled at the same time': [' && end_date === null)', ')'],
    'a subscription that has ended renews': [
      "    .where('end_date', 'is', null)\n",
      '',
      'looked at again under the lock',
    ],
    'a promotion lasts for ever': [
      'project_uuid: subscription.uuid, promotions }',
      'project_uuid: subscription.uuid, promotions: [] }',
    ],
    'nothing is collected': '  await collect(transaction, posted, today)\n',
  }),
  ...mutantsIn('server/billing/invoices/number-invoice.ts', [`${folder}/renewals-together.test.ts`], {
    'of several that are posted together the first takes the last number': [
      'return last_number - count + 1',
      'return last_number',
    ],
  }),
  ...mutantsIn('server/platform/database/lock-rows.ts', [`${folder}/renewals-together.test.ts`], {
    'several subscriptions wait for whoever logs time of one of them': ['for update nowait', 'for update'],
  }),
  ...mutantsIn('server/platform/jobs/failing-items.ts', [`${folder}/renewals-together.test.ts`], {
    'one that fails takes those with it that were done together': [
      'if (uuids.length === 1) {',
      'if (uuids.length > 0) {',
    ],
  }),
  ...mutantsIn('server/billing/renewals/pause-unpaid.ts', ['server/billing/renewals/unpaid.test.ts'], {
    'what is unpaid is paused a day early': [
      'const [triedFor, pastDueFor] = [7, 14]',
      'const [triedFor, pastDueFor] = [7, 13]',
    ],
    'the day that runs isn’t worked to its end': ['const from_date = renewalDate(today)', 'const from_date = today'],
  }),
  ...mutantsIn(`${charges}/lock-invoice.ts`, ['server/billing/renewals/unpaid.test.ts'], {
    'what is paid stays paused': [
      'await goOnAsPaid(transaction, invoice.project_uuid, at)',
      'if (at === null) await goOnAsPaid(transaction, invoice.project_uuid, at)',
    ],
  }),
  ...mutantsIn(`${charges}/reconcile-charges.ts`, renewals, {
    'a charge without an answer is asked about while whoever asked still waits':
      "    .where('created_date', '<=', new Date(now.getTime() - settlesItself))\n",
  }),
  ...mutantsIn(`${charges}/reconcile-charges.ts`, both, {
    'a bank’s question stays open for ever': [
      'const isLate = now.getTime() - created_date.getTime() > longestQuestion',
      'const isLate = created_date.getTime() > now.getTime() + longestQuestion',
    ],
    'a charge that is given up isn’t cancelled at the processor first': [
      'const given = await cancelCharge({ ...deps, processor }, uuid)',
      "const given = cancelCharge.length > 0 ? { state: 'cancelled' as const } : undefined",
    ],
  }),
  ...mutantsIn('server/billing/refunds/record-refund.ts', ['server/billing/refunds/refunds.test.ts'], {
    'more is given back than was paid': ['if (refund.amount_cents > max) {', 'if (refund.amount_cents < 0) {'],
    'a transfer is refunded to a card': ["if (payment.method !== 'card') {", 'if (payment.uuid === null) {'],
    'credit that was given back can still be used': ['if (credit_cents > 0) {', 'if (credit_cents < 0) {'],
  }),
  ...mutantsIn('server/billing/invoices/list-invoices.ts', ['server/billing/invoices/invoices.test.ts'], {
    'pages of the list of invoices repeat rows that are alike': "  [sql`invoices.uuid`, 'asc'],\n",
  }),
]
