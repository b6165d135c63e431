import { requirementOperations } from '../app/requirement-operations.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { TestDatabase } from './database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

/** A server of the calls about welcome briefs, with clients' subscriptions on. */
export async function serveRequirements(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.client-projects'`)
  return serveOperations({ database, clock }, () => Object.values(requirementOperations({ database, clock })))
}
