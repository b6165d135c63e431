import { sql, type RawBuilder, type Transaction } from 'kysely'
import { rankOf } from '../../platform/database/lock-order.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { DataOf, Holds } from './declared-data.ts'
import type { Cleaning } from './identifying-words.ts'
import { declaredTables } from './personal-data.ts'
import { theirs, type Ids } from './subject.ts'

/** The person themselves: emptied last, since everything else is found by them. */
const retainedTables: readonly (keyof Tables)[] = ['clients', 'users', 'assistants']
/** Texts may get longer when a short name goes; none of what is cleaned may hold less than this. */
const leastLimit = 60

const isLast = (table: keyof Tables) => retainedTables.includes(table)
const byRank = (one: [keyof Tables, DataOf], other: [keyof Tables, DataOf]) =>
  (rankOf(one[0]) ?? 0) - (rankOf(other[0]) ?? 0)

/** Tables of which something may have to go, but for the person's own. */
export const tablesToErase = declaredTables.filter(([table]) => !isLast(table)).toSorted(byRank)
export const ownTables = declaredTables.filter(([table]) => isLast(table)).toSorted(byRank)

/** What a column of their rows becomes; null: it stays. */
function becomes(holds: Holds): RawBuilder<unknown> | null {
  if (holds === 'nulled') return sql`null`
  if (holds === 'emptied' || holds === 'ours') return sql`''`
  return typeof holds === 'object' ? sql`${holds.becomes}` : null
}

function cleanedColumn(column: string, holds: Holds, cleaning: Cleaning): RawBuilder<unknown> | null {
  const text = sql`${sql.ref(column)}::text`
  if (holds === 'said') return sql`left(${cleaning.cleaned(text)}, greatest(length(${sql.ref(column)}), ${leastLimit}))`
  return holds === 'said as jsonb' ? sql`${cleaning.cleaned(text)}::jsonb` : null
}

const assignments = (set: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql.join(set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

function columnsOf({ columns = {} }: DataOf, value: (column: string, holds: Holds) => RawBuilder<unknown> | null) {
  return Object.entries(columns).flatMap(([column, holds]) => {
    const set = value(column, holds)
    return set === null ? [] : [[column, set] as const]
  })
}

/** Holds the assistants of the rows that are changed, where a trigger would come to them afterwards. False: there are none. */
async function lockAssistants(
  transaction: Transaction<Tables>,
  [table, { holdsAssistantsOf: column }]: [keyof Tables, DataOf],
  changed: RawBuilder<boolean>,
): Promise<boolean> {
  if (column === undefined) return true
  const { rows } = await sql<{ uuid: string }>`
    select distinct ${sql.ref(column)} as uuid from ${sql.table(table)} where ${changed}`.execute(transaction)
  await lockRows(
    transaction,
    'assistants',
    rows.map(({ uuid }) => uuid),
  )
  return rows.length > 0
}

/** Step: removes or empties someone's rows of a table, and takes their name, addresses and numbers out of everybody's. */
export async function eraseRows(
  transaction: Transaction<Tables>,
  [table, data]: [keyof Tables, DataOf],
  { ids, cleaning }: { ids: Ids; cleaning: Cleaning },
): Promise<void> {
  const own = theirs(data, ids)
  const isOwn = sql<boolean>`(${own ?? sql`false`} and ${data.only ?? sql`true`})`
  const emptied = own === null ? [] : columnsOf(data, (_column, holds) => becomes(holds))
  const cleaned = columnsOf(data, (column, holds) => cleanedColumn(column, holds, cleaning))
  const isFound = sql<boolean>`(${sql.join(
    [...cleaned.map(([column]) => cleaning.finds(sql`${sql.ref(column)}::text`)), sql`false`],
    sql` or `,
  )})`
  if (!(await lockAssistants(transaction, [table, data], sql`${isOwn} or ${isFound}`))) return
  if (own !== null && data.removed === true) {
    await sql`delete from ${sql.table(table)} where ${isOwn}`.execute(transaction)
  } else if (emptied.length > 0) {
    await sql`update ${sql.table(table)} set ${assignments(emptied)} where ${isOwn}`.execute(transaction)
  }
  if (cleaned.length > 0) {
    await sql`update ${sql.table(table)} set ${assignments(cleaned)} where ${isFound}`.execute(transaction)
  }
}
