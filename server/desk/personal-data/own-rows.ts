import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { DataOf, OwnerKind } from './declared-data.ts'
import { readersOf, waysToOwn, type Ids } from './subject.ts'

const readAtOnce = 1_000
/** What nobody takes along: of the product alone, and what staff note. */
const withheld = new Set<unknown>(['secret', 'ours'])
/** Bytes are given out as files. */
const asFiles: readonly string[] = ['pdf']

function hiddenFrom(kind: OwnerKind, { columns = {}, hides = {} }: DataOf): string[] {
  const never = Object.entries(columns).filter(([, holds]) => withheld.has(holds))
  return [...never.map(([column]) => column), ...(hides[kind] ?? []), ...asFiles]
}

/** Someone's rows of a table as JSON, some at a time, in the order in which they lie; without what isn't theirs to read. */
export async function* ownRows(
  transaction: Transaction<Tables>,
  [table, data]: [keyof Tables, DataOf],
  ids: Ids,
): AsyncGenerator<string[]> {
  for (const { kind, isOwner } of waysToOwn(readersOf(data), ids)) {
    let after = '(0,0)'
    for (;;) {
      const { rows } = await sql<{ place: string; row: string }>`
        select ctid::text as place, (to_jsonb(${sql.table(table)}) - ${hiddenFrom(kind, data)}::text[])::text as row
        from ${sql.table(table)} where ctid > ${after}::tid and ${isOwner} order by ctid limit ${readAtOnce}`.execute(
        transaction,
      )
      if (rows.length > 0) yield rows.map(({ row }) => row)
      if (rows.length < readAtOnce) break
      after = rows.at(-1)?.place ?? after
    }
  }
}
