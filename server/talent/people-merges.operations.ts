import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import { mergePersonOperation } from './people-merges/merge-person.ts'
import { previewMergeOperation } from './people-merges/preview-merge.ts'

/** Clients or assistants who are there twice: seen first, then made one. */
export function peopleMergesOperations(deps: { database: Database; clock: Clock; sessions: SessionStore }) {
  return {
    previewMerge: previewMergeOperation(deps),
    mergePerson: mergePersonOperation(deps),
  }
}
