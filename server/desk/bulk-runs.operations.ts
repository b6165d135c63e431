import { bulkRunDeps, type BulkRunPlatform } from './bulk-runs/bulk-run-deps.ts'
import { getBulkRunOperation } from './bulk-runs/get-bulk-run.ts'
import { listBulkRowsOperation } from './bulk-runs/list-bulk-rows.ts'
import { previewBulkRunOperation } from './bulk-runs/preview-bulk-run.ts'
import { startBulkRunOperation } from './bulk-runs/start-bulk-run.ts'
import { undoBulkRunOperation } from './bulk-runs/undo-bulk-run.ts'

/** One action over many rows of a list. */
export function bulkRunsOperations(platform: BulkRunPlatform) {
  const deps = bulkRunDeps(platform)
  return {
    previewBulkRun: previewBulkRunOperation(deps),
    startBulkRun: startBulkRunOperation(deps),
    getBulkRun: getBulkRunOperation(deps),
    listBulkRows: listBulkRowsOperation(deps),
    undoBulkRun: undoBulkRunOperation(deps),
  }
}
