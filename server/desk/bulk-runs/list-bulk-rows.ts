import { listBulkRows } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { sql } from 'kysely'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { actionOf, type BulkRunDeps } from './bulk-run-deps.ts'
import { assertVisible } from './read-bulk-run.ts'

/** In the order in which they are worked, unless the other way round is asked for. */
export function listBulkRowsOperation(deps: BulkRunDeps) {
  const { kysely } = deps.database
  return handle(listBulkRows, async (context, { params: { uuid }, query: { state, pagination } }) => {
    const stored = await kysely.selectFrom('bulk_runs').selectAll().where('uuid', '=', uuid).executeTakeFirst()
    const { name } = await assertVisible(deps, signedIn(context), stored)
    const where = sql<boolean>`run_uuid = ${uuid} and (${state === undefined} or state = ${state ?? ''})`
    const rows = await kysely
      .selectFrom('bulk_run_rows')
      .select(['thing', 'state', 'reason', 'amount_cents', 'currency'])
      .where(where)
      .orderBy('position', pagination.sortDesc?.[0] === true ? 'desc' : 'asc')
      .limit(pagination.limit)
      .offset(pagination.offset)
      .execute()
    const { count } = await kysely
      .selectFrom('bulk_run_rows')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(where)
      .executeTakeFirstOrThrow()
    const names = await actionOf(deps, name).namesOf(
      kysely,
      rows.map(({ thing }) => thing),
    )
    return {
      rows: rows.map(({ thing, ...row }) => ({ uuid: thing, name: names.get(thing) ?? 'Removed', ...row })),
      count,
    }
  })
}
