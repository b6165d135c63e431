import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { entryContent, hashEntry, type EntryContent } from './audit-chain.ts'
import { redactedAction } from './redact-audit.ts'

const readAtOnce = 2_000
const maxIssues = 100

/** A place in the chain and the hash that was there, noted at an earlier verification. */
export interface KnownLink {
  readonly position: number
  readonly hash: string
}

export interface AuditReport {
  /** How many entries the chain holds. */
  readonly linked: number
  /** Of these, how many had words taken out that someone asked us to forget; each is told of by an entry of the chain. */
  readonly redacted: number
  /** The end of the chain, to be noted outside the database. */
  readonly end: KnownLink
  /** What is not as it was written, in plain sentences; empty when all is. At most 100. */
  readonly issues: readonly string[]
  /** Entries that wait to be linked, and since when. */
  readonly unlinked: { readonly count: number; readonly oldest: Date | null }
}

/** What was left of entries that words were taken out of, by their uuids: as the chain itself says, the latest of each. */
async function readRedactions(transaction: Transaction<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ uuid: string; hash: string }>`
    select member.key as uuid, member.value as hash from audit_entries, jsonb_each_text(details->'entries') as member
    where action = ${redactedAction} and position is not null order by position`.execute(transaction)
  return new Map(rows.map(({ uuid, hash }) => [uuid, hash]))
}

type LinkedEntry = EntryContent & { position: number; previous_hash: Buffer; hash: Buffer }

/**
 * Reads the whole chain at one moment and compares every entry with its hash, every hash with the one before, and the
 * end with the place the chain is known to end at. `known` also finds a chain that was written anew from the start.
 */
export function verifyAudit(database: Database, known?: KnownLink): Promise<AuditReport> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      const issues: string[] = []
      const redactions = await readRedactions(transaction)
      let hash: Buffer = Buffer.alloc(32)
      let position = 0
      let linked = 0
      let redacted = 0
      for (;;) {
        const { rows } = await sql<LinkedEntry>`select ${entryContent}, position, previous_hash, hash
          from audit_entries where position > ${position} order by position limit ${readAtOnce}`.execute(transaction)
        for (const entry of rows) {
          const missing = entry.position - position - 1
          if (missing > 0) issues.push(`${missing} removed before position ${entry.position}.`)
          else if (!entry.previous_hash.equals(hash)) {
            issues.push(`Position ${entry.position} (${entry.uuid}) does not follow from the entry before it.`)
          }
          const said = hashEntry(entry.previous_hash, entry.position, entry)
          const isLeft = entry.salt === null && entry.action !== redactedAction
          const isRedacted = isLeft && redactions.get(entry.uuid) === said.toString('hex')
          if (!said.equals(entry.hash) && isRedacted) redacted += 1
          else if (!said.equals(entry.hash)) {
            issues.push(`Position ${entry.position} (${entry.uuid}) was altered or put in.`)
          }
          position = entry.position
          hash = entry.hash
          linked += 1
          if (known?.position === position && known.hash !== hash.toString('hex')) {
            issues.push(`Position ${position} is not the one that was known: the chain was written anew.`)
          }
        }
        if (rows.length < readAtOnce || issues.length >= maxIssues) break
      }
      const end = await transaction.selectFrom('audit_chain').select(['position', 'hash']).executeTakeFirst()
      if (issues.length < maxIssues) {
        if (!end) issues.push('Where the chain ends is no longer known.')
        else if (end.position > position) issues.push(`${end.position - position} removed from the end of the chain.`)
        else if (end.position < position) issues.push(`${position - end.position} put in at the end of the chain.`)
        else if (!end.hash.equals(hash)) issues.push('The chain does not end with the entry it is known to end with.')
        if (known && known.position > position) issues.push(`The chain no longer reaches position ${known.position}.`)
      }
      const tail = await transaction
        .selectFrom('audit_entries')
        .select((select) => [
          select.fn.countAll<number>().as('count'),
          select.fn.min<Date | null>('created_date').as('oldest'),
        ])
        .where('position', 'is', null)
        .executeTakeFirstOrThrow()
      return {
        linked,
        redacted,
        end: { position, hash: hash.toString('hex') },
        issues: issues.slice(0, maxIssues),
        unlinked: tail,
      }
    })
}
