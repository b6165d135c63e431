import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { applyPeopleBatchOperation } from './apply-people-batch.ts'
import { previewPeopleBatchOperation } from './preview-people-batch.ts'
import { undoPeopleBatchOperation } from './undo-people-batch.ts'

/** Several assistants changed at once: seen first, and undone for a day. */
export function peopleBatchesOperations(deps: { database: Database; clock: Clock }) {
  return {
    previewPeopleBatch: previewPeopleBatchOperation(deps),
    applyPeopleBatch: applyPeopleBatchOperation(deps),
    undoPeopleBatch: undoPeopleBatchOperation(deps),
  }
}
