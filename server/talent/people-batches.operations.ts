import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { applyPeopleBatchOperation } from './people-batches/apply-people-batch.ts'
import { previewPeopleBatchOperation } from './people-batches/preview-people-batch.ts'
import { undoPeopleBatchOperation } from './people-batches/undo-people-batch.ts'

/** Several assistants changed at once: seen first, and undone for a day. */
export function peopleBatchesOperations(deps: { database: Database; clock: Clock }) {
  return {
    previewPeopleBatch: previewPeopleBatchOperation(deps),
    applyPeopleBatch: applyPeopleBatchOperation(deps),
    undoPeopleBatch: undoPeopleBatchOperation(deps),
  }
}
