import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const bills = ['server/payroll/bills/bills.test.ts']
const posted = ['server/payroll/bills/posted-bills.test.ts']
const adjusted = ['server/billing/adjustments/bill-adjustments.test.ts']
const payouts = ['server/payroll/payouts/payouts.test.ts']
const banking = ['server/payroll/banking/banking.test.ts']
const years = ['server/payroll/bills/pay-year.test.ts']
const taxed = ['server/payroll/taxes/bill-taxes.test.ts']
const atOnce = ['server/desk/bulk-runs/bulk-runs.test.ts']
const feature = 'server/payroll/bills'
const workflow = 'server/payroll/payouts'

/** Mistakes at the edges of what assistants are paid: amounts, and the days and hours from which money goes out. */
export const payrollMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/read-bill.ts`, bills, {
    'a bill of exactly the minimum waits': ['total_cents < minimumCents', 'total_cents <= minimumCents'],
    'a bill of nothing is posted': ['total_cents <= 0', 'total_cents < 0'],
  }),
  ...mutantsIn(`${feature}/unbilled-assistants.ts`, bills, {
    'time of the last day of a half-month makes up no draft': ['task_date <= ${until}', 'task_date < ${until}'],
    'time without a rate makes up an empty draft': ['place.va_rate_cents > 0', 'place.va_rate_cents >= 0'],
  }),
  ...mutantsIn(`${feature}/unbilled-assistants.ts`, adjusted, {
    'an adjustment makes up no draft on its day': ['effective_date <= ${on}::date', 'effective_date < ${on}::date'],
  }),
  ...mutantsIn(`${feature}/unpaid-time.ts`, bills, {
    'time of the last day of a half-month is left for the next bill': ['task_date <= ${until}', 'task_date < ${until}'],
    'time without a rate is a line of nothing': ['va_rate_cents > 0', 'va_rate_cents >= 0'],
  }),
  ...mutantsIn('server/work/reviews/reviewed-until.ts', bills, {
    'a half-month isn’t billed at the instant its review is over': [
      'reviewEnd(rules, half.end) > now',
      'reviewEnd(rules, half.end) >= now',
    ],
  }),
  ...mutantsIn('server/billing/adjustments/waiting-adjustments.ts', adjusted, {
    'an adjustment goes on no bill of its day': ['effective_date <= document.day', 'effective_date < document.day'],
  }),
  ...mutantsIn('server/billing/adjustments/priced-adjustment.ts', adjusted, {
    'hours of a place’s first day have no rate': [
      'place.rate_start_date <= ${effective_date}::date',
      'ratePlan.rate_start_date < ${effective_date}::date',
    ],
    'hours of a place’s last day have no rate': [
      'place.rp_end_date >= ${effective_date}::date',
      'ratePlan.rp_end_date > ${effective_date}::date',
    ],
    'hours of exactly $100,000 are too much': [
      'Math.abs(whole_cents) > 10_000_000',
      'Math.abs(whole_cents) >= 10_000_000',
    ],
  }),
  ...mutantsIn('server/payroll/bills/move-bill.ts', posted, {
    'money that arrived today is in the future': [
      "state === 'paid' && date !== undefined && date > today",
      "state === 'paid' && date !== undefined && date >= today",
    ],
    'money that arrived on the day of the bill came before it': ['date < bill_date', 'date <= bill_date'],
    'money can’t be expected today': [
      "state === 'scheduled' && date !== undefined && date < today",
      "state === 'scheduled' && date !== undefined && date <= today",
    ],
  }),
  ...mutantsIn('server/payroll/bills/move-bill.ts', banking, {
    'what waits for new bank details is let go by hand':
      "  if (move.state === 'posted') await rejectWithinHold(transaction, bill, at)\n",
  }),
  ...mutantsIn('server/desk/bulk-runs/preview-bulk-run.ts', atOnce, {
    '5,000 rows are too many': ['chosen.length > maxBulkRows', 'chosen.length >= maxBulkRows'],
  }),
  ...mutantsIn('server/desk/bulk-runs/undo-bulk-run.ts', atOnce, {
    'a run can’t be undone at the end of its day': [
      'at > undoneUntil(run.finished_date)',
      'at >= undoneUntil(run.finished_date)',
    ],
  }),
  ...mutantsIn('server/desk/bulk-runs/work-bulk-run.ts', atOnce, {
    'a permission that was taken away in between is asked no more': [
      'if (session === null) return finish(deps, run, noPermission)',
      "if (session === null) throw new Error('Nobody')",
    ],
  }),
  ...mutantsIn('server/payroll/bills/bill-bulk-actions.ts', atOnce, {
    'a bill that has changed since the preview is posted': ['if (bill.version !== version)', 'if (version === -1)'],
  }),
  ...mutantsIn('server/payroll/bills/held-for-details.ts', banking, {
    'an account that has been there for exactly 48 hours is too new': [
      'readyFrom(account.changed_date) > at',
      'readyFrom(account.changed_date) >= at',
    ],
    'bills that waited for an account aren’t held once there is one': [
      " or held_reason in ('no_details', 'no_bank_name'))`",
      ')`',
    ],
  }),
  ...mutantsIn('server/payroll/bank-accounts/name-at-bank.ts', payouts, {
    'a name of one letter goes out': ['const fewestLetters = 2', 'const fewestLetters = 1'],
    'a name of exactly two letters is held': ['const fewestLetters = 2', 'const fewestLetters = 3'],
    'the name a bank knows isn’t used': ["  if (holder_name !== '') return holder_name\n", ''],
  }),
  ...mutantsIn('server/payroll/bank-accounts/bank-account-store.ts', payouts, {
    'an account is paid to after 47 hours': ['reserveHours * hour', '(reserveHours - 1) * hour'],
  }),
  ...mutantsIn('server/payroll/banking/release-held-bills.ts', banking, {
    'a bill waits longer than 48 hours for new bank details': [
      'changed_date <= ${deps.clock.now()}',
      'changed_date < ${deps.clock.now()}',
    ],
    'what our team holds goes out by itself': [" || bill.held_reason === 'by_hand'", ''],
  }),
  ...mutantsIn('server/payroll/banking/list-bank-accounts.ts', banking, {
    'an account is shown as waiting when it no longer does': ['ready > now', 'ready >= now'],
  }),
  ...mutantsIn(`${workflow}/create-payout.ts`, payouts, {
    'a payout can’t be paid today': ['payment_date < today', 'payment_date <= today'],
    'a payout can’t be paid in exactly 30 days': [
      'payment_date > dayAfter(today, latestDays)',
      'payment_date >= dayAfter(today, latestDays)',
    ],
  }),
  ...mutantsIn('server/payroll/payouts/list-next-payouts.ts', payouts, {
    'an account that has been there for exactly 48 hours isn’t counted': [
      'changed_date <= ${now}::timestamptz',
      'changed_date < ${now}::timestamptz',
    ],
  }),
  ...mutantsIn(`${workflow}/release-payout.ts`, payouts, {
    'a payout isn’t released on its day': ['payment_date < today', 'payment_date <= today'],
    'a payout is released to another account than it was made for': [
      'if (account?.version !== account_version) throw changed()',
      'if (!account) throw changed()',
    ],
    'a payout is released with another amount than it was made for': [
      ' || bill.total_cents !== amount_cents) throw',
      ') throw',
      'a bill in a payout is posted, and the database lets the total of none change',
    ],
  }),
  ...mutantsIn(`${workflow}/settle-lines.ts`, payouts, {
    'what arrived today is in the future': ['date > today', 'date >= today'],
    'what arrived on the day the banks pay came too early': [
      'date < payout.payment_date',
      'date <= payout.payment_date',
    ],
  }),
  ...mutantsIn(`${workflow}/confirm-payout.ts`, payouts, {
    'what came back arrives with the rest': [
      "locked.lines.filter(({ state }) => state === 'filed')",
      "locked.lines.filter(({ state }) => state !== 'confirmed')",
    ],
  }),
  ...mutantsIn('server/payroll/pay-year/read-pay-year.ts', years, {
    'December 31st is of no year': ['${`${year}-12-31`}', '${`${year}-12-30`}'],
    'January 1st is of no year': ['${`${year}-01-01`}', '${`${year}-01-02`}'],
  }),
  ...mutantsIn('server/payroll/pay-year/list-paid-assistants.ts', years, {
    'who was paid on December 31st is on no list': ['${`${year}-12-31`}', '${`${year}-12-30`}'],
    'who was paid on January 1st is on no list': ['${`${year}-01-01`}', '${`${year}-01-02`}'],
  }),
  ...mutantsIn('server/payroll/pay-year/slip-rules.ts', ['server/payroll/pay-year/slip-rules.test.ts'], {
    'a T4A is due for exactly the amount that it has to exceed': ['cents > t4aAboveCents', 'cents >= t4aAboveCents'],
    'no 1099-NEC is due for exactly its amount': ['cents >= inForce.cents', 'cents > inForce.cents'],
    'the year that an amount begins is still under the one before': ['each.year <= year', 'each.year < year'],
  }),
  ...mutantsIn('server/payroll/bills/registered-tax-numbers.ts', taxed, {
    'a tax number doesn’t hold on its first day': ['effective_from <= ${on}::date', 'effective_from < ${on}::date'],
    'a tax number doesn’t hold on its last day': ["'infinity') >= ${on}::date", "'infinity') > ${on}::date"],
  }),
  ...mutantsIn('server/payroll/bills/add-up-bill.ts', taxed, {
    'a rate isn’t charged on its first day': ['effective_from <= ${on}::date', 'effective_from < ${on}::date'],
  }),
]
