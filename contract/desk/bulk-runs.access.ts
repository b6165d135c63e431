import { anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { bulkRunsOperations } from './bulk-runs.operations.ts'

const editors = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

/** The calls are about runs over bills, which the caller previewed. Whoever looks after alerts may call, and may not do that to bills. */
const alertEditors = (status: number) => ({ 'admin with admin_alert.edit': status })

const absent = { ...anonymous, ...editors(404), ...alertEditors(404), others: 403 }
const reading: AccessRow = { own: { ...anonymous, ...editors(200), ...alertEditors(200), others: 403 }, absent }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const bulkRunsAccess: Readonly<Record<keyof typeof bulkRunsOperations, AccessRow>> = {
  previewBulkRun: { own: { ...anonymous, ...editors(200), others: 403 } },
  startBulkRun: { own: { ...anonymous, ...editors(200), others: 403 }, absent },
  getBulkRun: reading,
  listBulkRows: reading,
  // Calculating has no effect that could be undone.
  undoBulkRun: { own: { ...anonymous, ...editors(409), others: 403 }, absent },
}
