import { listReadiness } from '@talentplace/contract/desk/readiness/readiness.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Integration } from './integration.ts'
import { readReadiness } from './read-readiness.ts'

export function listReadinessOperation({
  database,
  integrations,
}: {
  database: Database
  integrations: () => readonly Integration[]
}) {
  return handle(listReadiness, async () => ({ services: await readReadiness(database.kysely, integrations()) }))
}
