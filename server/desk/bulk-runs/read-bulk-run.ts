import { bulkActionNames, type BulkActionName } from '@talentplace/contract/desk/bulk-runs/bulk-actions'
import { bulkUndoHours, type BulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import type { BulkRowState } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { actionOf, type BulkRunDeps } from './bulk-run-deps.ts'

export type StoredRun = Selectable<Tables['bulk_runs']>

const hour = 3_600_000
const maxReasons = 50

/** Of a run of a release that no longer has its action nothing can be told. @throws HttpError 404 */
export function nameOfAction({ action }: Pick<StoredRun, 'action'>): BulkActionName {
  const name = bulkActionNames.find((each) => each === action)
  if (name === undefined) throw missing()
  return name
}

export const missing = () => notFound('We couldn’t find that. Previews are removed after a day.')

/** Until when a finished run can be undone. */
export const undoneUntil = (finished: Date) => new Date(finished.getTime() + bulkUndoHours * hour)

/** Their own, or one that they could start themselves. @throws HttpError 404 */
export async function assertVisible(deps: BulkRunDeps, session: Session, run: StoredRun | undefined) {
  if (run === undefined) throw missing()
  const name = nameOfAction(run)
  if (run.created_by === session.user_uuid) return { run, name }
  try {
    assertMayCall(actionOf(deps, name).operation, session, await loadFeatureFlags(deps.database))
  } catch {
    throw missing()
  }
  return { run, name }
}

interface Counted {
  readonly state: BulkRowState
  readonly reason: string | null
  readonly currency: 'cad' | 'usd' | null
  readonly rows: number
  readonly total_cents: number
}

const totalsOf = (counted: readonly Counted[], state: Counted['state']) =>
  (['cad', 'usd'] as const).flatMap((currency) => {
    const of = counted.filter((each) => each.state === state && each.currency === currency)
    if (of.length === 0) return []
    const sum = (key: 'rows' | 'total_cents') => of.reduce((all, each) => all + each[key], 0)
    return [{ currency, rows: sum('rows'), total_cents: sum('total_cents') }]
  })

/** A run with its counts, as staff see it. */
export async function readBulkRun(database: Kysely<Tables>, deps: BulkRunDeps, run: StoredRun): Promise<BulkRun> {
  const { uuid, state, undo_of, started_date, finished_date } = run
  const { rows: counted } = await sql<Counted>`
    select state, reason, currency, count(*)::int as rows, coalesce(sum(amount_cents), 0)::float8 as total_cents
    from bulk_run_rows where run_uuid = ${uuid} group by state, reason, currency`.execute(database)
  const { full_name } = await database
    .selectFrom('users')
    .select('full_name')
    .where('uuid', '=', run.created_by)
    .executeTakeFirstOrThrow()
  const undone = await database.selectFrom('bulk_runs').select('uuid').where('undo_of', '=', uuid).executeTakeFirst()
  const rowsOf = (of: Counted['state']) =>
    counted.filter((each) => each.state === of).reduce((sum, each) => sum + each.rows, 0)
  const reasons = Map.groupBy(
    counted.filter((each) => each.reason !== null),
    ({ reason }) => reason ?? '',
  )
  const name = nameOfAction(run)
  const done = rowsOf('done')
  const isRecent = finished_date !== null && deps.clock.now() <= undoneUntil(finished_date)
  return {
    uuid,
    action: name,
    state,
    undo_of,
    started_by_name: started_date === null ? null : full_name,
    started_date: started_date?.toISOString() ?? null,
    finished_date: finished_date?.toISOString() ?? null,
    rows: counted.reduce((sum, each) => sum + each.rows, 0),
    ready: rowsOf('ready'),
    done,
    skipped: rowsOf('skipped'),
    totals_ready: totalsOf(counted, 'ready'),
    totals_done: totalsOf(counted, 'done'),
    reasons: [...reasons]
      .map(([reason, each]) => ({ reason, rows: each.reduce((sum, { rows }) => sum + rows, 0) }))
      .toSorted((a, b) => b.rows - a.rows || a.reason.localeCompare(b.reason, 'en'))
      .slice(0, maxReasons),
    can_undo: actionOf(deps, name).undo !== undefined && undo_of === null && done > 0 && isRecent && !undone,
  }
}
