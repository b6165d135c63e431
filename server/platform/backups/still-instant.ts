import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'

/** Milliseconds that the database is watched for a moment in which nobody writes. */
const longestLook = 20_000

interface Look {
  readonly snapshot: string
  readonly own: string
  readonly lsn: string
  readonly at: Date
}

/**
 * Finds an instant at which nobody was writing: what `reader` then sees, in the transaction it is left in, is exactly what
 * the log up to `lsn` says. No lock is taken for it. Null: someone was, whenever it looked.
 */
export async function findStillInstant(reader: Client, other: Client): Promise<{ lsn: string; at: Date } | null> {
  const deadline = performance.now() + longestLook
  while (performance.now() < deadline) {
    await reader.query('begin isolation level repeatable read')
    // The snapshot comes first: nobody before our own number may still have been at work, nor anyone after it have begun.
    const { rows } = await reader.query<Look>(
      `select pg_current_snapshot()::text as snapshot, pg_current_xact_id()::text as own,
         pg_current_wal_insert_lsn()::text as lsn, clock_timestamp() as at`,
    )
    const next = await other.query<{ own: string }>('select pg_current_xact_id()::text as own')
    const [look] = rows
    const after = next.rows[0]?.own
    if (look && after && look.snapshot === `${look.own}:${look.own}:` && BigInt(after) === BigInt(look.own) + 1n)
      return { lsn: look.lsn, at: look.at }
    await reader.query('rollback')
    await wait(randomInt(1, 8))
  }
  return null
}
