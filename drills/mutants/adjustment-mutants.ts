import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const tests = [
  'server/billing/adjustments/invoice-adjustments.test.ts',
  'server/billing/adjustments/bill-adjustments.test.ts',
]
const taxed = ['server/billing/adjustments/taxed-adjustments.test.ts']
const limits = ['server/desk/finance-access/raised-limits.test.ts']
const feature = 'server/billing/adjustments'
const doors = ['server/desk/finance-access/second-person-doors.test.ts']

/** Mistakes in what is added to or taken off coming invoices and bills. */
export const adjustmentMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/approve-adjustment.ts`, tests, {
    'whoever proposed an amount above the limit approves it':
      '      await rejectAlone(transaction, proposed, { user_uuid, zone, at })\n',
  }),
  ...mutantsIn(`${feature}/read-adjustment.ts`, tests, {
    'whoever changed it last is no author of it': ['[proposed_by, edited_by]', '[proposed_by]'],
  }),
  ...mutantsIn('server/platform/second-person/second-person.ts', doors, {
    'an account that the author made is a second person at once': [' or change.changed_by = any(${authors})', ''],
    'a grant of any permission starts the 7 days': [
      "coalesce(change.permission, 'admin_finance.edit') = ${permission}\n        and",
      'true\n        and',
    ],
  }),
  ...mutantsIn('server/billing/manual-refunds/approve-manual-refund.ts', doors, {
    'whoever recorded a refund above the limit approves it': [
      '  if (amount_cents > alone) {',
      '  if (amount_cents < 0) {',
    ],
  }),
  ...mutantsIn('server/desk/personal-data/approve-deletion.ts', doors, {
    'an account that someone made deletes them': ['authors: [subject.user],', 'authors: [],'],
  }),
  ...mutantsIn(`${feature}/apply-adjustments.ts`, tests, {
    'what is left of one that went on an invoice in part is forgotten': '  await keepRest(transaction, line)\n',
    'a draft that is written anew keeps what is no line of it any more': [
      'takeDown(transaction, kind, documents)',
      'takeDown(transaction, kind, [])',
    ],
  }),
  ...mutantsIn(`${feature}/waiting-adjustments.ts`, tests, {
    'one whose day hasn’t come is taken': [' and effective_date <= document.day', ''],
    'one in another currency is taken': ['each.currency = document.currency and ', ''],
  }),
  ...mutantsIn('server/rules/fitting-adjustments.ts', ['server/rules/fitting-adjustments.test.ts'], {
    'a credit takes what a tax is on below nothing': ['...own.map(({ cents }) => cents)', 'own[0]?.cents ?? 0'],
    'a credit leaves the room of its tax as it was': [
      'for (const room of own) room.cents -= off',
      'for (const room of own.slice(0, 1)) room.cents -= off',
    ],
  }),
  ...mutantsIn(`${feature}/priced-adjustment.ts`, taxed, {
    'a category that the subscription isn’t billed as is taken': [
      'if (tax_category !== null && !billed.includes(tax_category)) {',
      'if (tax_category === undefined) {',
    ],
    'of several categories the first is taken unasked': ['(others.length === 0 ? first : undefined)', 'first'],
    'a place doesn’t decide what it is taxed as': ['tax_category ?? rate?.tax_category ??', 'tax_category ??'],
  }),
  ...mutantsIn(`${feature}/billed-categories.ts`, taxed, {
    'what was billed under another category can’t be credited': ['and number is not null and', 'and false and'],
  }),
  ...mutantsIn(`${feature}/apply-adjustments.ts`, taxed, {
    'the rest of a credit is taxed as something else': [
      'amount_cents - ${amount_cents}::int, tax_category,',
      "amount_cents - ${amount_cents}::int, 'general_assistance',",
    ],
  }),
  ...mutantsIn('server/migrations/0001_baseline.sql', limits, {
    'a limit that was raised counts at once': ['changed_date > at - make_interval(hours => 168)', 'false'],
    'a limit that was raised waits one instant longer': [
      'changed_date > at - make_interval',
      'changed_date >= at - make_interval',
    ],
    'a limit that is removed is raised unnoticed': ['insert or update of value or delete', 'insert or update of value'],
    'a reward beyond what one person approves counts at once': [', adjustment_alone_cents(at) / 100)', ', 1000)'],
  }),
  ...mutantsIn('server/payroll/adjustments/void-adjustment.ts', tests, {
    'one that is void stays a line of the draft':
      '  await takeOffLine(transaction, bill, { position: bill_position, province })\n',
  }),
  ...mutantsIn('server/billing/invoice-drafts/void-invoice.ts', tests, {
    'a draft that is given up keeps its adjustments':
      "      await giveBackAdjustments(transaction, { kind: 'invoice', uuid }, by)\n",
  }),
]
