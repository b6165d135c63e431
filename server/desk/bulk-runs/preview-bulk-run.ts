import { maxBulkRows } from '@talentplace/contract/desk/bulk-runs/bulk-actions'
import { previewBulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { sql, type Transaction } from 'kysely'
import type { PlannedRow } from '../../platform/bulk/bulk-action.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { actionOf, type BulkRunDeps } from './bulk-run-deps.ts'
import { readBulkRun } from './read-bulk-run.ts'

const tooMany = () =>
  new HttpError(409, 'too_many', 'More than 5,000 rows match. Narrow the filters and do it in parts.')

async function addPlanned(transaction: Transaction<Tables>, run_uuid: string, planned: readonly PlannedRow[]) {
  const rows = planned.map(({ uuid, version, issue, money }) => ({
    thing: uuid,
    version,
    state: issue === null ? 'ready' : 'skipped',
    reason: issue,
    amount_cents: money?.cents ?? null,
    currency: money?.currency ?? null,
  }))
  await sql`
    insert into bulk_run_rows (run_uuid, position, thing, version, state, reason, amount_cents, currency)
    select ${run_uuid}, row_number() over (), thing, version, state, reason, amount_cents, currency
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (thing uuid, version integer, state text, reason text, amount_cents integer, currency text)`.execute(
    transaction,
  )
}

/** What an action would do, kept for whoever then starts it. */
export function previewBulkRunOperation(deps: BulkRunDeps) {
  const { database, clock } = deps
  return handle(previewBulkRun, async (context, { body }) => {
    const session = signedIn(context)
    const action = actionOf(deps, body.action)
    assertMayCall(action.operation, session, await loadFeatureFlags(database))
    const { uuids, matching, except } = body.selection
    // One more than are shown could be left out, so that exactly the limit still fits.
    const found =
      uuids ?? (await action.find(database.kysely, { session, filters: matching }, maxBulkRows + except.length + 1))
    const excluded = new Set(except)
    const chosen = [...new Set(found)].filter((uuid) => !excluded.has(uuid))
    if (chosen.length > maxBulkRows) throw tooMany()
    const at = clock.now()
    const planned = await action.plan(database.kysely, { uuids: chosen, values: body.values, at })
    if (planned.length === 0) {
      throw new HttpError(409, 'nothing_selected', 'None of these rows is there any more. Load the list again.')
    }
    return database.kysely.transaction().execute(async (transaction) => {
      const run = await transaction
        .insertInto('bulk_runs')
        .values({
          action: body.action,
          said: JSON.stringify(body.values),
          created_by: session.user_uuid,
          created_date: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await addPlanned(transaction, run.uuid, planned)
      return readBulkRun(transaction, deps, run)
    })
  })
}
