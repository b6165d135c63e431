import { previewPeopleBatch } from '@talentplace/contract/talent/people-batches/batch.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { plannedChanges } from './planned-changes.ts'

export function previewPeopleBatchOperation({ database }: { database: Database }) {
  return handle(previewPeopleBatch, async (_context, { body: { uuids, ...requested } }) => ({
    people: await plannedChanges(database.kysely, uuids, requested),
  }))
}
