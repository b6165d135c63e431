import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const adjustments = ['server/billing/adjustments/invoice-adjustments.test.ts']
const manual = ['server/billing/manual-refunds/manual-refunds.test.ts']
const spending = ['server/hiring/spending/spending.test.ts']
const doors = ['server/hiring/spending/spending-doors.test.ts']
const reviews = ['server/work/reviews/reviews.test.ts']
const waits = ['server/payroll/payouts/release-waits.test.ts']
const secondPersons = ['server/desk/finance-access/second-person-doors.test.ts', ...waits]
const payouts = ['server/payroll/payouts/payouts.test.ts']

/** Mistakes in who has to agree to what, from which amount, and until when. */
export const approvalMutants: readonly WrittenMutant[] = [
  ...mutantsIn('server/billing/adjustments/approve-adjustment.ts', adjustments, {
    'exactly the amount that one person is enough for needs a second': [
      'Math.abs(stored.whole_cents) <= alone',
      'Math.abs(stored.whole_cents) < alone',
    ],
    'a credit needs no second person': ['Math.abs(stored.whole_cents) <= alone', 'stored.whole_cents <= alone'],
  }),
  ...mutantsIn('server/billing/adjustments/read-adjustment.ts', adjustments, {
    'exactly the amount that one person is enough for is shown as waiting for a second': [
      'Math.abs(row.whole_cents) > (await',
      'Math.abs(row.whole_cents) >= (await',
    ],
  }),
  ...mutantsIn(
    'server/billing/adjustments/waits-for-approval.ts',
    ['server/desk/staff-today/waiting-for-team.test.ts'],
    {
      'what someone proposed waits for themselves': [
        'array[adjustments.proposed_by, adjustments.edited_by]',
        'array[adjustments.edited_by]',
      ],
      'what someone changed last waits for themselves': [
        'array[adjustments.proposed_by, adjustments.edited_by]',
        'array[adjustments.proposed_by]',
      ],
      'what waits for a second person is for those who only view': ["'admin_finance.edit'", "'admin_finance.view'"],
    },
  ),
  ...mutantsIn('server/billing/manual-refunds/approve-manual-refund.ts', manual, {
    'exactly the amount that one person is enough for needs a second': [
      'amount_cents > alone',
      'amount_cents >= alone',
    ],
    'all of the credit that is left can’t be approved': ['amount_cents <= balance', 'amount_cents < balance'],
  }),
  ...mutantsIn('server/billing/manual-refunds/record-manual-refund.ts', manual, {
    'exactly the amount that one person is enough for is only proposed': [
      'form.amount_cents <= (await',
      'form.amount_cents < (await',
    ],
    'all of the credit that is available can’t be recorded': [
      'form.amount_cents <= available',
      'form.amount_cents < available',
    ],
  }),
  ...mutantsIn('server/billing/manual-refunds/record-manual-refund.ts', manual, {
    'credit that a proposed refund waits for is available': ['balance - cents', 'balance'],
  }),
  ...mutantsIn('server/accounts/spending/spend-approved.ts', doors, {
    'a colleague can’t spend exactly up to the limit': [
      'spent + amount_cents > limit',
      'spent + amount_cents >= limit',
    ],
    'each purchase is measured against the whole limit': ['spent + amount_cents > limit', 'amount_cents > limit'],
  }),
  ...mutantsIn('server/accounts/spending/spend-approved.ts', spending, {
    'an approval buys as often as one likes': "    .where('used_date', 'is', null)\n",
    'an approval of exactly the amount isn’t enough': [
      ".where('amount_cents', '>=', amount_cents)",
      ".where('amount_cents', '>', amount_cents)",
    ],
    'an approval of less is enough': "    .where('amount_cents', '>=', amount_cents)\n",
    'an approval holds at the instant it expires': [
      ".where('expires_date', '>', at)",
      ".where('expires_date', '>=', at)",
    ],
    'an approval of another subscription is enough': "    .where('project_uuid', '=', project_uuid)\n",
  }),
  ...mutantsIn('server/hiring/spending/ask-to-spend.ts', spending, {
    'a colleague asks for exactly what they can spend on their own': ['amount_cents <= left', 'amount_cents < left'],
  }),
  ...mutantsIn('server/hiring/spending/decide-spending.ts', spending, {
    'a request is answered at the instant it expires': ['locked.expires_date <= at', 'locked.expires_date < at'],
  }),
  ...mutantsIn('server/accounts/spending/read-requests.ts', spending, {
    'a request is shown as open at the instant it expires': [
      'isLive && row.expires_date <= now',
      'isLive && row.expires_date < now',
    ],
  }),
  ...mutantsIn('server/work/reviews/approve-time.ts', reviews, {
    'approving up to a day leaves out that day': [
      ".where('task_date', '<=', body.to)",
      ".where('task_date', '<', body.to)",
    ],
    'approving up to a day approves what came after it': "    .where('task_date', '<=', body.to)\n",
  }),
  ...mutantsIn('server/work/reviews/record-query.ts', reviews, {
    'staff decide after three answers': ['answers >= maxAnswers', 'answers > maxAnswers'],
    'staff don’t decide at the instant the days of an answer are over': [
      'until !== null && until <= now',
      'until !== null && until < now',
    ],
    'staff decide before the days of an answer are over': ['until !== null && until <= now', 'until !== null'],
  }),
  ...mutantsIn('server/work/reviews/end-reviews.ts', reviews, {
    'a review doesn’t end at its instant': [".where('review_until', '<=', now)", ".where('review_until', '<', now)"],
  }),
  ...mutantsIn('server/work/reviews/notify-of-questions.ts', reviews, {
    'staff hear of a question after its days are over': [
      ".where('answer_until', '<=', now)",
      ".where('answer_until', '<', now)",
    ],
  }),
  ...mutantsIn('server/work/reviews/remind-of-reviews.ts', reviews, {
    'nobody is reminded exactly a day before': ['review_until <= ${new', 'review_until < ${new'],
  }),
  ...mutantsIn('server/payroll/payouts/release-payout.ts', payouts, {
    'whoever made a payout is told that the database refuses it': ['authors: [payout.made_by]', 'authors: []'],
  }),
  ...mutantsIn('server/platform/second-person/second-person.ts', secondPersons, {
    'after exactly 7 days someone still has to wait': ['where change.changed_date > ', 'where change.changed_date >= '],
    'what waits for whoever made the author’s account is in their list at once': [
      ' or change.changed_by = ${user_uuid})',
      ')',
    ],
    'exactly 7 days after a change one still can’t give access': [
      'granter.changed_date > change.changed_date',
      'granter.changed_date >= change.changed_date',
    ],
    'what is given with the same instant’s change counts': [
      'granter.changed_date <= change.changed_date',
      'granter.changed_date < change.changed_date',
    ],
    'whoever made the author’s account approves at once': '\n    union all ${ofAuthors}',
    'whoever made the author’s account gives access at once':
      '\n          or change.changed_by in (select user_uuid from (${ofAuthors}) of_authors)',
    'whoever made it gives access at once': [' or change.changed_by = any(${authors})', ''],
  }),
]
