import { getBulkRun, listBulkRows, previewBulkRun, startBulkRun, undoBulkRun } from './bulk-runs/bulk-run.routes.ts'

/** Every operation of actions over many rows. */
export const bulkRunsOperations = {
  previewBulkRun,
  startBulkRun,
  getBulkRun,
  listBulkRows,
  undoBulkRun,
} as const
