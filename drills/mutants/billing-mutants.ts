import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const renewals = ['server/billing/renewals/renewals.test.ts']
const small = ['server/billing/renewals/small-balances.test.ts']
const charges = ['server/billing/renewals/renewal-charges.test.ts']
const paying = ['server/billing/invoice-payments/pay-invoice.test.ts']
const drafts = ['server/billing/invoice-drafts/invoice-drafts.test.ts']
const refunds = ['server/billing/refunds/refunds.test.ts']
const notes = ['server/billing/credit-notes/credit-notes.test.ts']
const overage = ['server/billing/overage/invoice-overage.test.ts']
const reminders = ['server/billing/invoice-reminders/remind-of-invoices.test.ts']
const statements = ['server/billing/statements/statement.test.ts']
const finance = ['server/desk/finance/get-finance-overview.test.ts']
const journal = ['server/desk/accounting/journal-month-ends.test.ts']
const adjustments = ['server/billing/adjustments/invoice-adjustments.test.ts']
const beforeStart = ['server/billing/refund-before-start/refund-before-start.test.ts']
const tests = ['server/billing/invoices/invoices.test.ts']

/** Mistakes at the edges of what clients are charged: amounts, and the days from which and to which they count. */
export const billingMutants: readonly WrittenMutant[] = [
  ...mutantsIn('server/billing/renewals/renew-subscriptions.ts', renewals, {
    'a subscription isn’t renewed on its day': ['start === null || start > today', 'start === null || start >= today'],
    'a renewal isn’t found on its day': ['resumes_on) <= ${today}`)', 'resumes_on) < ${today}`)'],
    'a period that begins today waits for the next run': ['next <= today', 'next < today'],
    'an invoice of nothing is collected': ['document.total_cents > 0', 'document.total_cents >= 0'],
  }),
  ...mutantsIn('server/billing/renewals/collect-due.ts', renewals, {
    'a card isn’t tried on the day of its try': ['next_try <= ${today}', 'next_try < ${today}'],
  }),
  ...mutantsIn('server/billing/renewals/collect-due.ts', charges, {
    'a card is tried twice on a day': ['.add({ days: 1 })', '.add({ days: 0 })'],
  }),
  ...mutantsIn('server/billing/renewals/collect-due.ts', small, {
    'exactly what the processor charges at least waits': [
      'sumOfShares(shares) < processor.minimumCents',
      'sumOfShares(shares) <= processor.minimumCents',
    ],
  }),
  ...mutantsIn('server/billing/invoice-payments/collect-payment.ts', small, {
    'exactly what the processor charges at least can’t be paid': [
      'sumOfShares(shares) >= least',
      'sumOfShares(shares) > least',
    ],
  }),
  ...mutantsIn('server/billing/prices/price-period.ts', renewals, {
    'hours aren’t invoiced from their first day': ['rate_start_date <= day and', 'rate_start_date < day and'],
    'hours aren’t invoiced up to their last day': ['rp_end_date >= day)', 'rp_end_date > day)'],
  }),
  ...mutantsIn('server/billing/charges/reconcile-charges.ts', charges, {
    'a charge isn’t asked about after exactly a minute': [
      ".where('created_date', '<=', new Date(now.getTime() - settlesItself))",
      ".where('created_date', '<', new Date(now.getTime() - settlesItself))",
    ],
  }),
  ...mutantsIn('server/billing/charges/reconcile-charges.ts', paying, {
    'a bank’s question is given up after exactly half an hour': [
      'created_date.getTime() > longestQuestion',
      'created_date.getTime() >= longestQuestion',
    ],
  }),
  ...mutantsIn('server/billing/invoice-payments/recorded-by-staff.ts', paying, {
    'exactly what is open can’t be recorded': ['amount_cents > open', 'amount_cents >= open'],
  }),
  ...mutantsIn('server/billing/invoice-payments/check-paid-day.ts', paying, {
    'a payment of today is in the future': ['paid_date > renewalDay(now)', 'paid_date >= renewalDay(now)'],
    'a payment of the earliest day is too early': ['paid_date < earliestDay', 'paid_date <= earliestDay'],
  }),
  ...mutantsIn('server/billing/invoice-payments/use-credit.ts', refunds, {
    'all of the credit can’t be used': ['amount_cents > balance', 'amount_cents >= balance'],
  }),
  ...mutantsIn('server/billing/refunds/record-refund.ts', refunds, {
    'all that is left of a payment can’t be given back': ['refund.amount_cents > max', 'refund.amount_cents >= max'],
    'what the cardholder’s bank takes back is refunded besides': '  await rejectDisputed(transaction, payment_uuid)\n',
  }),
  ...mutantsIn('server/billing/credit-notes/wanted-parts.ts', notes, {
    'all that is left of a line can’t be taken back': ['amount_cents > most_of_line', 'amount_cents >= most_of_line'],
    'a line is taken back twice': [
      'Math.max(0, line?.left_cents ?? 0)',
      'Math.max(amount_cents, line?.left_cents ?? 0)',
    ],
    'nothing is taken back of an invoice that was taken back': ['max <= 0', 'max < 0'],
  }),
  ...mutantsIn('server/billing/invoice-drafts/post-draft-invoice.ts', drafts, {
    'an invoice can’t be posted on its day': ['invoice_date <= renewalDay(now)', 'invoice_date < renewalDay(now)'],
    'a due day that is past is never tried': ['due_date < today ? today : due_date', 'due_date'],
    'an invoice of nothing is charged': ['document.total_cents > 0', 'document.total_cents >= 0'],
  }),
  ...mutantsIn('server/billing/overage/invoice-overage.ts', overage, {
    'adjustments aren’t charged on their day': ['effective_date <= ${today}::date', 'effective_date < ${today}::date'],
    'what comes to nothing makes a final invoice': ['having sum(amount_cents) > 0', 'having sum(amount_cents) >= 0'],
    'a subscription isn’t over on the last reviewed day': ['end_date <= ${until}::date', 'end_date < ${until}::date'],
  }),
  ...mutantsIn('server/billing/overage/invoice-overage.ts', overage, {
    'a subscription that ends on the last reviewed day goes on': ['end_date > until', 'end_date >= until'],
  }),
  ...mutantsIn('server/billing/overage/time-above.ts', overage, {
    'a period isn’t charged once its last day is reviewed': [
      'period_end <= ${until}) periods',
      'period_end < ${until}) periods',
    ],
  }),
  ...mutantsIn('server/billing/adjustments/waiting-adjustments.ts', adjustments, {
    'an adjustment goes on no invoice of its day': ['effective_date <= document.day', 'effective_date < document.day'],
  }),
  ...mutantsIn('server/billing/invoice-reminders/remind-of-invoices.ts', reminders, {
    'the second reminder comes a day late': ['due_date + 10 <= ', 'due_date + 10 < '],
    'an invoice is overdue on its due day': [
      "due_date < ${today}::date then 'after'",
      "due_date <= ${today}::date then 'after'",
    ],
    'the first reminder comes a day late': ['due_date - 3 <= ', 'due_date - 3 < '],
    'an invoice is reminded of on the day it was posted': [
      'invoice_date < ${today}::date',
      'invoice_date <= ${today}::date',
    ],
  }),
  ...mutantsIn('server/billing/statements/read-statement.ts', statements, {
    'what is due today is overdue': ['days_overdue <= 0) return', 'days_overdue < 0) return'],
    'the 30th day is the second month': ['days_overdue <= 30', 'days_overdue < 30'],
    'the 60th day is the third month': ['days_overdue <= 60', 'days_overdue < 60'],
    'the 90th day is over 90': ['days_overdue <= 90', 'days_overdue < 90'],
    'what is due today is in the overdue total': ['days_overdue > 0)', 'days_overdue >= 0)'],
  }),
  ...mutantsIn(
    'server/billing/statements/read-statement.ts',
    ['server/billing/manual-refunds/manual-refunds.test.ts'],
    {
      'a refund of 90 days ago is on the statement': ['paid_date > ${on}::date', 'paid_date >= ${on}::date'],
    },
  ),
  ...mutantsIn('server/desk/finance/get-finance-overview.ts', finance, {
    'what is due today is overdue for finance': [
      "due_date >= ${today}::date then 'current'",
      "due_date > ${today}::date then 'current'",
    ],
    'the 30th day is the second month for finance': [
      'due_date >= ${today}::date - 30',
      'due_date > ${today}::date - 30',
    ],
    'the 60th day is the third month for finance': [
      'due_date >= ${today}::date - 60',
      'due_date > ${today}::date - 60',
    ],
    'the 90th day is over 90 for finance': ['due_date >= ${today}::date - 90', 'due_date > ${today}::date - 90'],
  }),
  ...mutantsIn('server/desk/accounting/journal.ts', journal, {
    'a payment of the first instant of a month isn’t in its journal': ['paid_date >= begins', 'paid_date > begins'],
    'a payment of the first instant of the next month is in the journal': ['paid_date < ends', 'paid_date <= ends'],
    'a fee of the first instant of a month isn’t in its journal': ['charged_date >= begins', 'charged_date > begins'],
    'a fee of the first instant of the next month is in the journal': ['charged_date < ends', 'charged_date <= ends'],
  }),
  ...mutantsIn('server/billing/refund-before-start/what-comes-back.ts', beforeStart, {
    'a subscription that begins today is refunded': ['start_date <= today', 'start_date < today'],
  }),
  ...mutantsIn('server/billing/invoices/list-invoices.ts', tests, {
    'the list leaves out its first day': ['invoice_date >= ${from}::date', 'invoice_date > ${from}::date'],
    'the list leaves out its last day': ['invoice_date <= ${to}::date', 'invoice_date < ${to}::date'],
    'a paid invoice is open': ['[open === true, sql`${balance} > 0`]', '[open === true, sql`${balance} >= 0`]'],
  }),
]
