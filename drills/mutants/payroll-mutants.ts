import { mutantsIn, type WrittenMutant } from './written-mutant.ts'

const bills = ['server/workflows/bills/bills.test.ts']
const adjusted = ['server/workflows/adjustments/bill-adjustments.test.ts']
const feature = 'server/features/bills'

/** Mistakes at the edges of what assistants are paid: the minimum, the days and hours from which money goes out. */
export const payrollMutants: readonly WrittenMutant[] = [
  ...mutantsIn(`${feature}/read-bill.ts`, bills, {
    'a bill of exactly the minimum waits': ['total_cents < minimumCents', 'total_cents <= minimumCents'],
  }),
  ...mutantsIn(`${feature}/unbilled-assistants.ts`, adjusted, {
    'an adjustment makes up no draft on its day': ['effective_date <= ${on}::date', 'effective_date < ${on}::date'],
  }),
]
