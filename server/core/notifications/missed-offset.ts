import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/*
 * Where a reader stands is the number of the oldest transaction still under way: whatever was published by an earlier
 * one, a list loaded afterwards shows; whatever comes later has this number or a higher one. Neither instants nor a
 * sequence would do: transactions don't end in the order in which they began.
 */
const offsetForm = /^\d{1,19}$/

/** Of the moment of the statement that it stands in. */
export const offsetOfStatement = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`

/** To be asked for before the list that goes with it. */
export async function presentOffset(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ xmin: string }>`select ${offsetOfStatement} as xmin`.execute(database)
  return rows[0]?.xmin ?? '0'
}

/** True for an offset that this database can have given: one from before it was restored elsewhere may not be. */
export async function isOffsetOf(database: Kysely<Tables>, offset: string): Promise<boolean> {
  if (!offsetForm.test(offset)) return false
  const { rows } = await sql<{ known: boolean }>`
    select ${offset}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as known`.execute(database)
  return rows[0]?.known ?? false
}
