import { listRetentionCases } from '@talentplace/contract/talent/retention/retention.routes'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isUnownedCase } from './case-owner.ts'
import { retentionRows, toCaseView } from './retention-rows.ts'

const columns = {
  next_contact: sql`retention_cases.next_contact`,
  expected_date: sql`retention_cases.expected_date`,
  opened_date: neverEmpty(sql`retention_cases.opened_date`),
  full_name: neverEmpty(sql`assistants.searched_text`),
}
const usually = { by: 'next_contact', descending: false } as const
const ties: Ties = [[sql`retention_cases.uuid`, 'asc']]

const is = (column: string, value: string | undefined): RawBuilder<boolean>[] =>
  value === undefined ? [] : [sql`${sql.ref(`retention_cases.${column}`)} = ${value}`]

/** Which ones first; whom they are about is joined where they are sorted by it, and what that person does is read of the page alone. */
export function listRetentionCasesOperation({ database: { kysely } }: { database: Database }) {
  return handle(listRetentionCases, async (context, { query }) => {
    const { search = '', state, reason_code, kind, virtualassistant_uuid, mine, unowned, pagination } = query
    const conditions = [
      sql<boolean>`true`,
      ...is('state', state),
      ...is('reason_code', reason_code),
      ...is('kind', kind),
      ...is('virtualassistant_uuid', virtualassistant_uuid),
      ...is('owner_uuid', mine === true ? signedIn(context).user_uuid : undefined),
      ...(unowned === undefined ? [] : [unowned ? isUnownedCase : sql<boolean>`not ${isUnownedCase}`]),
      ...(search === ''
        ? []
        : [
            sql<boolean>`virtualassistant_uuid = any (array(
              select uuid from assistants where searched_text like ${containing(search)}))`,
          ]),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const found = rowsWhere(kysely, 'retention_cases', { where, isSearch: search !== '' })
    const joined = found.$if(pagination.sortBy?.includes('full_name') === true, (cases) =>
      cases.innerJoin('assistants', 'assistants.uuid', 'retention_cases.virtualassistant_uuid'),
    )
    const page = pageOf(pagination, columns, usually, ties)
    const { rows: ids, count } = await listPage(joined.select('retention_cases.uuid'), page, found)
    const uuids = ids.map(({ uuid }) => uuid)
    const read = retentionRows(kysely).where(sql<boolean>`retention_cases.uuid = any (${uuids}::uuid[])`)
    return { cases: inPageOrder(uuids, await read.execute()).map(toCaseView), count }
  })
}
