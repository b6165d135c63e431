import type { listNetIncome } from '@talentplace/contract/desk/finance/net-income.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

type Query = Received<typeof listNetIncome>['query']
export type IncomeFilter = Pick<
  Query,
  'from' | 'to' | 'currency' | 'client_uuid' | 'project_uuid' | 'virtualassistant_uuid'
>

/** Of this thing, or of none. */
function isOf(column: RawBuilder<unknown>, thing: string): RawBuilder<boolean> {
  return thing === 'none' ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${thing}::uuid`
}

/** What the columns of `income_sums` and `income_lines` have to be; whole months. */
export function inIncomeFilter(filter: IncomeFilter): RawBuilder<boolean> {
  const { from, to, currency, client_uuid, project_uuid, virtualassistant_uuid } = filter
  return sql.join<boolean>(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`month >= month_of(${from}::date)`]),
      ...(to === undefined ? [] : [sql`month <= month_of(${to}::date)`]),
      ...(currency === undefined ? [] : [sql`currency = ${currency}`]),
      ...(client_uuid === undefined ? [] : [isOf(sql`client_uuid`, client_uuid)]),
      ...(project_uuid === undefined ? [] : [isOf(sql`project_uuid`, project_uuid)]),
      ...(virtualassistant_uuid === undefined ? [] : [isOf(sql`virtualassistant_uuid`, virtualassistant_uuid)]),
    ],
    sql` and `,
  )
}

/** The names of the things that the filter narrows to, for people; null where it doesn't. */
export async function narrowedTo(database: Kysely<Tables>, filter: IncomeFilter): Promise<string | null> {
  const { client_uuid, project_uuid, virtualassistant_uuid } = filter
  const nameIn = async (thing: string | undefined, query: (uuid: string) => RawBuilder<{ name: string }>) => {
    if (thing === undefined) return []
    return thing === 'none'
      ? ['of no subscription']
      : (await query(thing).execute(database)).rows.map(({ name }) => name)
  }
  const names = [
    ...(await nameIn(client_uuid, (uuid) => sql`select company as name from clients where uuid = ${uuid}`)),
    ...(await nameIn(project_uuid, (uuid) => sql`select project_name as name from projects where uuid = ${uuid}`)),
    ...(await nameIn(
      virtualassistant_uuid,
      (uuid) => sql`select display_name as name from assistants where uuid = ${uuid}`,
    )),
  ]
  return names.length === 0 ? null : names.join(', ')
}
