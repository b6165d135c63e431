import { projectsOperations } from '../../subscriptions/projects.operations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { requirementsOperations } from '../../subscriptions/requirements.operations.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

/** A server of the calls about welcome briefs, with clients' subscriptions on. */
export async function serveRequirements(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.client-projects'`)
  return serveOperations({ database, clock }, (deps) =>
    Object.values({ ...projectsOperations(deps), ...requirementsOperations(deps) }),
  )
}
