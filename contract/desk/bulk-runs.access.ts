import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { bulkRunsOperations } from './bulk-runs.operations.ts'

const editors = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

/** The calls are about runs over bills. */
const ofBills: AccessRow = {
  own: { ...anonymous, ...editors(200), others: 403 },
  absent: { ...anonymous, ...editors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const bulkRunsAccess: Readonly<Record<keyof typeof bulkRunsOperations, AccessRow>> = {
  previewBulkRun: { own: { ...anonymous, ...editors(200), others: 403 } },
  startBulkRun: ofBills,
  getBulkRun: ofBills,
  listBulkRows: ofBills,
  // Calculating has no effect that could be undone.
  undoBulkRun: {
    own: { ...anonymous, ...editors(409), others: 403 },
    absent: { ...anonymous, ...editors(404), others: 403 },
  },
}
