import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { entryContent, hashEntry, type EntryContent } from './audit-chain.ts'
import { linkAllAudit } from './link-audit.ts'
import { recordAudit } from './record-audit.ts'

export const redactedAction = 'audit.redacted'
const atOnce = 500

/** What an entry says of people, and may be taken out of it. */
export interface RedactableEntry {
  readonly entity: string
  readonly actor_uuid: string | null
  readonly reason: string | null
  readonly details: unknown
}

type Linked = EntryContent & { position: number; previous_hash: Buffer; hash: Buffer; content: unknown }
type Redacted = Linked & { details: string }

/** Null: nothing is to be taken out of it. */
type Redact = (entry: RedactableEntry) => { reason: string | null; details: unknown } | null

/** As the database writes them: the hash is over that. */
async function asWritten(transaction: Transaction<Tables>, entries: readonly Redacted[]): Promise<Redacted[]> {
  const { rows } = await sql<{ details: string }>`
    select given::jsonb::text as details from unnest(${entries.map(({ details }) => details)}::text[])
      with ordinality as each (given, at) order by at`.execute(transaction)
  return entries.map((entry, at) => ({ ...entry, details: rows[at]?.details ?? entry.details }))
}

/**
 * Step: takes words out of entries of the chain, which stays whole: their hashes stay, and new entries say of which ones, and the hash
 * of what is left of each (decision 0104). `found`: the entries that may have such words. Locks the end of the chain, so it comes last
 * in a transaction. How many were changed.
 */
export async function redactAudit(
  transaction: Transaction<Tables>,
  {
    at,
    actor_uuid,
    found,
    redact,
  }: { at: Date; actor_uuid: string | null; found: RawBuilder<boolean>; redact: Redact },
): Promise<number> {
  await linkAllAudit(transaction)
  let position = 0
  let changed = 0
  for (;;) {
    const { rows } = await sql<Linked>`
      select ${entryContent}, position, previous_hash, hash, details as content from audit_entries
      where position > ${position} and action <> ${redactedAction} and ${found}
      order by position limit ${atOnce}`.execute(transaction)
    const redacted = rows.flatMap((row) => {
      const left = redact({ ...row, details: row.content })
      return left ? [{ ...row, salt: null, reason: left.reason, details: JSON.stringify(left.details) }] : []
    })
    if (redacted.length > 0) await write(transaction, { at, actor_uuid, entries: redacted })
    changed += redacted.length
    if (rows.length < atOnce) break
    position = rows.at(-1)?.position ?? position
  }
  if (changed > 0) await linkAllAudit(transaction)
  return changed
}

async function write(
  transaction: Transaction<Tables>,
  { at, actor_uuid, entries }: { at: Date; actor_uuid: string | null; entries: readonly Redacted[] },
): Promise<void> {
  const written = await asWritten(transaction, entries)
  const hashes = written.map((entry) => [
    entry.uuid,
    hashEntry(entry.previous_hash, entry.position, entry).toString('hex'),
  ])
  await recordAudit(transaction, {
    at,
    actor_uuid,
    action: redactedAction,
    entity: `audit:${written[0]?.uuid}`,
    details: { entries: Object.fromEntries(hashes) as Record<string, string> },
  })
  await sql`update audit_entries set reason = left_of.reason, details = left_of.details::jsonb, salt = null
    from unnest(${written.map(({ id }) => id)}::bigint[], ${written.map(({ reason }) => reason)}::text[],
      ${written.map(({ details }) => details)}::text[]) as left_of (id, reason, details)
    where audit_entries.id = left_of.id`.execute(transaction)
}
