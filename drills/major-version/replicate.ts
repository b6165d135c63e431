import { setTimeout as wait } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

/** What the old PostgreSQL has to be started with, over the usual settings. */
export const publishingSettings = { wal_level: 'logical', max_wal_senders: '20', max_replication_slots: '20' }
/** What lets the new one copy several tables at a time. */
export const subscribingSettings = {
  max_worker_processes: '20',
  max_logical_replication_workers: '12',
  max_sync_workers_per_subscription: '6',
}

const publication = 'next_major'

/** Every table whose rows outlive the server, with its schema: as it is written in SQL. */
export async function allTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', nspname, relname) as table from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and relpersistence = 'p' and not relispartition order by 1`,
  )
  return rows.map(({ table }) => table)
}

/** A database with the product's tables and none of their rows: what migrations put in comes from the old one, too. */
export async function emptyTables(url: string, tables: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Triggers that refuse it, the audit's, are meant for the product.
    await client.query('set session_replication_role = replica')
    await client.query(`truncate ${tables.join(', ')}`)
  } finally {
    await client.end()
  }
}

/** From now on the new database follows the old one, once it has copied what is there. */
export async function follow(old: Pool, next: Pool, oldUrl: string): Promise<void> {
  // By the root: which parts a partitioned table has is each database's own affair.
  await old.query(`create publication ${publication} for all tables with (publish_via_partition_root)`)
  // The slot is made apart: two databases of one PostgreSQL would otherwise wait for each other.
  await old.query(`select pg_create_logical_replication_slot('${publication}', 'pgoutput')`)
  const { hostname, port, username, password, pathname } = new URL(oldUrl)
  const connection = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} dbname=${pathname.slice(1)}`
  await next.query(
    `create subscription ${publication} connection '${connection}' publication ${publication} with (create_slot = false, slot_name = '${publication}')`,
  )
}

/** Waits until every table is copied and follows; how many tables. */
export async function untilCopied(next: Pool): Promise<number> {
  for (;;) {
    const { rows } = await next.query<{ all: number; left: number }>(
      `select count(*)::int as all, count(*) filter (where srsubstate <> 'r')::int as left from pg_subscription_rel`,
    )
    const [found] = rows
    if (found !== undefined && found.all > 0 && found.left === 0) return found.all
    await wait(50)
  }
}

/** Waits until all that is written to the old database by now is in the new one. Nobody may write meanwhile. */
export async function untilCaughtUp(old: Pool): Promise<void> {
  const { rows } = await old.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')
  for (;;) {
    const caught = await old.query(
      'select from pg_replication_slots where slot_name = $1 and confirmed_flush_lsn >= $2::pg_lsn',
      [publication, rows[0]?.lsn],
    )
    if (caught.rowCount === 1) return
    await wait(20)
  }
}

/** Counters don't follow before PostgreSQL 19: where each stands is said by hand. How many there are. */
export async function copySequences(old: Pool, next: Pool): Promise<number> {
  const { rows } = await old.query<{ sequence: string; last_value: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text from pg_sequences
     where schemaname in ('public', 'pgboss') and last_value is not null`,
  )
  for (const { sequence, last_value } of rows)
    await next.query('select setval($1::regclass, $2::bigint)', [sequence, last_value])
  return rows.length
}

/** The new database is on its own, with figures of its rows to plan by. */
export async function partWays(old: Pool, next: Pool): Promise<void> {
  await next.query(`alter subscription ${publication} disable`)
  await next.query(`alter subscription ${publication} set (slot_name = none)`)
  await next.query(`drop subscription ${publication}`)
  await next.query('analyze')
  // It may be held for a moment by a connection that is ending.
  for (let tries = 0; ; tries += 1) {
    try {
      await old.query(`select pg_drop_replication_slot('${publication}')`)
      break
    } catch (error) {
      if (tries >= 100) throw error
      await wait(50)
    }
  }
  await old.query(`drop publication ${publication}`)
}
