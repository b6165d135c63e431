import { getBulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BulkRunDeps } from './bulk-run-deps.ts'
import { assertVisible, readBulkRun } from './read-bulk-run.ts'

export function getBulkRunOperation(deps: BulkRunDeps) {
  const { kysely } = deps.database
  return handle(getBulkRun, async (context, { params: { uuid } }) => {
    const stored = await kysely.selectFrom('bulk_runs').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    const { run } = await assertVisible(deps, signedIn(context), stored)
    return readBulkRun(kysely, deps, run)
  })
}
