import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const tests = [
  'server/workflows/adjustments/invoice-adjustments.test.ts',
  'server/workflows/adjustments/bill-adjustments.test.ts',
]
const feature = 'server/features/adjustments'

/** Mistakes in what is added to or taken off coming invoices and bills. */
export const adjustmentMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/approve-adjustment.ts`, tests, {
    'whoever proposed an amount above the limit approves it':
      '      await refuseAlone(transaction, proposed, user_uuid)\n',
  }),
  ...mutantsIn(`${feature}/read-adjustment.ts`, tests, {
    'whoever changed it last is no author of it': [
      'proposed_by === user_uuid || edited_by === user_uuid',
      'proposed_by === user_uuid',
    ],
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
