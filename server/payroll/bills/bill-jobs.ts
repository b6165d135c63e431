import type { BillRules } from './bill-rules.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { BillRunDeps } from './bill-work-deps.ts'
import { runBillsDaily } from './run-bills.ts'

/** After midnight of every office, when a review may just have ended, and its hour of approving is over. */
const daily = '40 10 * * *'

/** Each day the drafts of what has been approved. */
export function scheduleBillRuns(
  jobs: Jobs,
  {
    configuration: { timeRules, billRules: rules },
    ...deps
  }: Omit<BillRunDeps, 'timeRules' | 'rules'> & {
    configuration: { readonly timeRules: TimeRules; readonly billRules: BillRules }
  },
): void {
  jobs.every('bills.run', daily, () => runBillsDaily({ ...deps, timeRules, rules }))
}
