import { bulkRowStates, bulkRunStates } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import { sql, type Selectable, type Transaction } from 'kysely'
import { RowSkipped } from '../../platform/bulk/bulk-action.ts'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { actionOf, storedValues, type BulkRunDeps } from './bulk-run-deps.ts'
import { nameOfAction, type StoredRun } from './read-bulk-run.ts'

export const bulkRunJob = 'bulk_runs.work'

type StoredRow = Selectable<Tables['bulk_run_rows']>

const noPermission = 'Whoever started this no longer has the permission for it.'
const broken = 'Something went wrong on our side. Nothing was changed for this row.'

/** The next row to do; whoever asks has the turn. */
function nextRow(transaction: Transaction<Tables>, run_uuid: string): Promise<StoredRow | undefined> {
  return transaction
    .selectFrom('bulk_run_rows')
    .selectAll()
    .where('run_uuid', '=', run_uuid)
    .where('state', '=', 'ready')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** Notes what became of a row, unless that is known already. */
async function settleRow(
  transaction: Transaction<Tables>,
  { run_uuid, position }: StoredRow,
  result: { state: 'done'; was: object | null } | { state: 'skipped'; reason: string },
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('bulk_run_rows')
    .set({
      state: bulkRowStates.step('ready', result.state, 'system'),
      worked_date: at,
      ...(result.state === 'skipped'
        ? { reason: result.reason.slice(0, 1000) }
        : { was: result.was && JSON.stringify(result.was) }),
    })
    .where('run_uuid', '=', run_uuid)
    .where('position', '=', position)
    .where('state', '=', 'ready')
    .execute()
}

/** Whoever started the run, while they may do it. */
async function startedBy(deps: BulkRunDeps, run: StoredRun): Promise<Session | null> {
  const session = await deps.sessions.ofUser(run.created_by)
  try {
    assertMayCall(actionOf(deps, nameOfAction(run)).operation, session, await loadFeatureFlags(deps.database))
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
  return session
}

/** Does what the run is for to one row; returns how it was. */
function workRow(
  transaction: Transaction<Tables>,
  deps: BulkRunDeps,
  { run, row, session }: { run: StoredRun; row: StoredRow; session: Session },
): Promise<object | null> {
  const name = nameOfAction(run)
  const action = actionOf(deps, name)
  const at = deps.clock.now()
  if (run.undo_of === null) {
    const { thing: uuid, version } = row
    return action.work(transaction, { row: { uuid, version }, values: storedValues(name, run.said), session, at })
  }
  if (!action.undo) throw new RowSkipped('This can’t be undone.')
  return action.undo(transaction, { row: { uuid: row.thing, was: row.was }, session, at }).then(() => null)
}

/** One row in one transaction: its effect and its result are there together, or neither is. False: none is left. */
async function workNext(deps: BulkRunDeps, run: StoredRun, session: Session): Promise<boolean> {
  const { database, clock, log } = deps
  const started: { row?: StoredRow | undefined } = {}
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      await takeTurn(transaction, 'bulk_run', run.uuid)
      const row = (started.row = await nextRow(transaction, run.uuid))
      if (row === undefined) return
      const was = await workRow(transaction, deps, { run, row, session })
      await settleRow(transaction, row, { state: 'done', was }, clock.now())
    })
  } catch (error) {
    const { row } = started
    if (row === undefined) throw error
    const isExpected = error instanceof RowSkipped || error instanceof HttpError
    if (!isExpected) log.error({ err: error, run: run.uuid, thing: row.thing }, 'a row of a bulk run failed')
    await database.kysely.transaction().execute(async (transaction) => {
      await takeTurn(transaction, 'bulk_run', run.uuid)
      const reason = isExpected ? error.message : broken
      await settleRow(transaction, row, { state: 'skipped', reason }, clock.now())
    })
  }
  return started.row !== undefined
}

/** Ends a run: what is left of it is skipped for a reason, where there is one. */
async function finish({ database, clock }: BulkRunDeps, { uuid }: StoredRun, reason: string | null): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    await takeTurn(transaction, 'bulk_run', uuid)
    const { from, to } = bulkRunStates.stepTo('done', 'system')
    await transaction
      .updateTable('bulk_runs')
      .set({ state: to, finished_date: at })
      .where('uuid', '=', uuid)
      .where('state', 'in', from)
      .execute()
    if (reason !== null) {
      await transaction
        .updateTable('bulk_run_rows')
        .set({ state: bulkRowStates.step('ready', 'skipped', 'system'), reason, worked_date: at })
        .where('run_uuid', '=', uuid)
        .where('state', '=', 'ready')
        .execute()
    }
  })
}

/**
 * Does the rows of a started run, one after the other. Ended anywhere and begun again it continues with the first row that has no result; two at
 * once take turns. The permission is asked before each row, of whoever started it as they are then.
 */
export async function workBulkRun(deps: BulkRunDeps, uuid: string): Promise<void> {
  const run = await deps.database.kysely.selectFrom('bulk_runs').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  if (run?.state !== 'working') return
  for (;;) {
    const session = await startedBy(deps, run)
    if (session === null) return finish(deps, run, noPermission)
    if (!(await workNext(deps, run, session))) return finish(deps, run, null)
  }
}

/** Runs whose process ended: nothing has come of them for a while. */
export async function stalledRuns({ database, clock }: Pick<BulkRunDeps, 'database' | 'clock'>): Promise<string[]> {
  const since = new Date(clock.now().getTime() - 60_000)
  const { rows } = await sql<{ uuid: string }>`
    select uuid from bulk_runs where state = 'working' and started_date < ${since}
      and not exists (select from bulk_run_rows where run_uuid = uuid and worked_date >= ${since})
    order by started_date`.execute(database.kysely)
  return rows.map(({ uuid }) => uuid)
}
