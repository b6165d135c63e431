import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const tests = [
  'server/workflows/adjustments/invoice-adjustments.test.ts',
  'server/workflows/adjustments/bill-adjustments.test.ts',
]
const feature = 'server/features/adjustments'
const doors = ['server/workflows/finance-access/second-person-doors.test.ts']

/** Mistakes in what is added to or taken off coming invoices and bills. */
export const adjustmentMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/approve-adjustment.ts`, tests, {
    'whoever proposed an amount above the limit approves it':
      '      await refuseAlone(transaction, proposed, { user_uuid, zone, at })\n',
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
  ...mutantsIn('server/workflows/manual-refunds/approve-manual-refund.ts', doors, {
    'whoever recorded a refund above the limit approves it': [
      '  if (amount_cents > alone) {',
      '  if (amount_cents < 0) {',
    ],
  }),
  ...mutantsIn('server/workflows/personal-data/approve-deletion.ts', doors, {
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
  ...mutantsIn('server/workflows/adjustments/void-adjustment.ts', tests, {
    'one that is void stays a line of the draft':
      '  await takeOffLine(transaction, bill, { position: bill_position, province })\n',
  }),
  ...mutantsIn('server/workflows/invoice-drafts/void-invoice.ts', tests, {
    'a draft that is given up keeps its adjustments':
      "      await giveBackAdjustments(transaction, { kind: 'invoice', uuid }, by)\n",
  }),
]
