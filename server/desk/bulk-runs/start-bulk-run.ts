import { startBulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { bulkRunStates } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import { waitForKey } from '../../core/idempotency/request-hash.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { actionOf, type BulkRunDeps } from './bulk-run-deps.ts'
import { assertVisible, missing, readBulkRun } from './read-bulk-run.ts'
import { bulkRunJob } from './work-bulk-run.ts'

/** By whoever previewed it: what is done is what they saw. Started again with the same key it answers alike. */
export function startBulkRunOperation(deps: BulkRunDeps) {
  const { database, clock, jobs } = deps
  return handle(startBulkRun, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const idempotency_key = idempotencyKeyOf(context)
    const flags = await loadFeatureFlags(database)
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, idempotency_key)
      const { run, name } = await assertVisible(deps, session, await lockRow(transaction, 'bulk_runs', uuid))
      if (run.created_by !== session.user_uuid) throw missing()
      if (run.idempotency_key === idempotency_key) return readBulkRun(transaction, deps, run)
      assertMayCall(actionOf(deps, name).operation, session, flags)
      const other = await transaction
        .selectFrom('bulk_runs')
        .select('uuid')
        .where('idempotency_key', '=', idempotency_key)
        .executeTakeFirst()
      if (other) throw new HttpError(409, 'key_reused', 'This Idempotency-Key has started another run.')
      if (run.state !== 'previewed') throw new HttpError(409, 'not_now', 'This was started already.')
      const at = clock.now()
      const started = await transaction
        .updateTable('bulk_runs')
        .set({ state: bulkRunStates.step(run.state, 'working', 'staff'), started_date: at, idempotency_key })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
      const view = await readBulkRun(transaction, deps, started)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'bulk_run.started',
        entity: `bulk_run:${uuid}`,
        details: { action: name, said: run.said, ready: view.ready, skipped: view.skipped, totals: view.totals_ready },
      })
      await jobs.enqueue(transaction, bulkRunJob, { uuid }, { key: uuid })
      return view
    })
  })
}
