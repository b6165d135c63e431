import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { advisoryKeys } from '../database/advisory-keys.ts'
import type { Database } from '../database/connection.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Tables } from '../database/tables.ts'
import { entryContent, hashEntry, type EntryContent } from './audit-chain.ts'

const linkedAtOnce = 2_000
const interval = 1_000

/** Step: links what waits to the end of the chain, at most 2,000; how many. The caller has its turn at linking. */
async function linkSome(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<EntryContent>`select ${entryContent} from audit_entries
    where position is null order by id limit ${linkedAtOnce}`.execute(transaction)
  if (rows.length === 0) return 0
  let { position, hash } = await transaction
    .selectFrom('audit_chain')
    .select(['position', 'hash'])
    .executeTakeFirstOrThrow()
  const positions: number[] = []
  const before: Buffer[] = []
  const hashes: Buffer[] = []
  for (const entry of rows) {
    position += 1
    positions.push(position)
    before.push(hash)
    hash = hashEntry(hash, position, entry)
    hashes.push(hash)
  }
  await sql`update audit_entries set position = link.position, previous_hash = link.before, hash = link.hash
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${positions}::bigint[], ${before}::bytea[], ${hashes}::bytea[])
      as link (id, position, before, hash)
    where audit_entries.id = link.id`.execute(transaction)
  await transaction.updateTable('audit_chain').set({ position, hash }).execute()
  return rows.length
}

/**
 * Links entries that have been committed since to the end of the chain, at most 2,000; how many. Zero too while
 * another process is at it.
 */
export function linkAudit(database: Database): Promise<number> {
  return database.kysely.transaction().execute(async (transaction) => {
    // One process links, the others leave it to it.
    const lock = await sql<{
      ours: boolean
    }>`select pg_try_advisory_xact_lock(${advisoryKeys.audit_linking}) as ours`.execute(transaction)
    return lock.rows[0]?.ours === true ? linkSome(transaction) : 0
  })
}

/** Step: links all that can be seen, this transaction's own entries too; nobody else links until it ends. */
export async function linkAllAudit(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryKeys.audit_linking})`.execute(transaction)
  let linked = linkedAtOnce
  while (linked === linkedAtOnce) linked = await linkSome(transaction)
}

export interface AuditLinking {
  stop(): Promise<void>
}

/** Links each second what has been committed, until stopped. A database that is away is tried again. */
export function startAuditLinking(options: { database: Database; log: Logger }): AuditLinking {
  const { database, log } = options
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let linking = Promise.resolve()

  async function link(): Promise<void> {
    try {
      let linked = linkedAtOnce
      while (linked === linkedAtOnce) linked = await linkAudit(database)
    } catch (error) {
      if (!isDatabaseAway(error)) log.error({ err: error }, 'audit entries could not be linked')
    }
    if (!stopped) schedule()
  }

  function schedule(): void {
    timer = setTimeout(() => {
      linking = link()
    }, interval)
    timer.unref()
  }

  schedule()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await linking
    },
  }
}
