import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** An entry's whole content as texts that never change form. */
export interface EntryContent {
  readonly id: number
  readonly uuid: string
  readonly created_micros: string
  readonly actor_uuid: string | null
  readonly impersonator_uuid: string | null
  readonly action: string
  readonly entity: string
  readonly reason: string | null
  readonly details: string
  /** Null: it never had one, or something was taken out of it. */
  readonly salt: Buffer | null
}

/** Selects an `EntryContent` from `audit_entries`. */
export const entryContent = sql`id, uuid, (extract(epoch from created_date) * 1000000)::bigint::text as created_micros,
  actor_uuid, impersonator_uuid, action, entity, reason, details::text as details, salt`

/** The hash of the entry at `position` of the chain: of all it says and of the hash before it. */
export function hashEntry(previous: Buffer, position: number, entry: EntryContent): Buffer {
  const content = JSON.stringify([
    position,
    entry.id,
    entry.uuid,
    entry.created_micros,
    entry.actor_uuid,
    entry.impersonator_uuid,
    entry.action,
    entry.entity,
    entry.reason,
    entry.details,
    ...(entry.salt === null ? [] : [entry.salt.toString('hex')]),
  ])
  return createHash('sha256').update(previous).update(content).digest()
}
