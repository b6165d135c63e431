import { undoBulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { actionOf, type BulkRunDeps } from './bulk-run-deps.ts'
import { assertVisible, readBulkRun, undoneUntil } from './read-bulk-run.ts'
import { bulkRunJob } from './work-bulk-run.ts'

/** The rows that were done, brought back by a run of its own. */
export function undoBulkRunOperation(deps: BulkRunDeps) {
  const { database, clock, jobs } = deps
  return handle(undoBulkRun, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const flags = await loadFeatureFlags(database)
    return database.kysely.transaction().execute(async (transaction) => {
      const { run, name } = await assertVisible(deps, session, await lockRow(transaction, 'bulk_runs', uuid))
      const action = actionOf(deps, name)
      assertMayCall(action.operation, session, flags)
      if (!action.undo || run.undo_of !== null || run.finished_date === null) {
        throw new HttpError(409, 'not_now', 'This can’t be undone, or it isn’t finished yet.')
      }
      const undone = await transaction
        .selectFrom('bulk_runs')
        .select('uuid')
        .where('undo_of', '=', uuid)
        .executeTakeFirst()
      if (undone) throw new HttpError(409, 'undone', 'This was undone already.')
      const at = clock.now()
      if (at > undoneUntil(run.finished_date)) {
        throw new HttpError(409, 'too_late', 'A bulk change can be undone for a day. Change the rows one by one.')
      }
      const undo = await transaction
        .insertInto('bulk_runs')
        .values({
          action: name,
          said: JSON.stringify(run.said),
          state: 'working',
          created_by: session.user_uuid,
          created_date: at,
          started_date: at,
          undo_of: uuid,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await sql`
        insert into bulk_run_rows (run_uuid, position, thing, state, was)
        select ${undo.uuid}, position, thing, 'ready', was from bulk_run_rows where run_uuid = ${uuid} and state = 'done'`.execute(
        transaction,
      )
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'bulk_run.undone',
        entity: `bulk_run:${uuid}`,
        details: { action: name, by_run: undo.uuid },
      })
      await jobs.enqueue(transaction, bulkRunJob, { uuid: undo.uuid }, { key: undo.uuid })
      return readBulkRun(transaction, deps, undo)
    })
  })
}
