import type { Transaction } from 'kysely'
import { sendAhead } from '../database/pipeline.ts'
import type { Tables } from '../database/tables.ts'

type AuditedThing =
  | 'audit'
  | 'session'
  | 'password'
  | 'two_step'
  | 'account'
  | 'user'
  | 'permissions'
  | 'preferences'
  | 'configuration'
  | 'notification'
  | 'socket'
  | 'content'
  | 'order'
  | 'promotion'
  | 'prices'
  | 'taxes'
  | 'card'
  | 'invitation'
  | 'client'
  | 'assistant'
  | 'application'
  | 'skill_test_item'
  | 'subscription'
  | 'invoice'
  | 'bill'
  | 'adjustment'
  | 'accounting'
  | 'exchange_rate'
  | 'banking'
  | 'tax_number'
  | 'tax_identity'
  | 'payout'
  | 'project'
  | 'discussion'
  | 'feedback'
  | 'alert'
  | 'bulk_run'
  | 'job'
  | 'cronjob'
  | 'criteria'
  | 'readiness'
  | 'view'

export interface AuditEntry {
  readonly at: Date
  /** Who did it; null: the installation itself, or nobody known. */
  readonly actor_uuid: string | null
  /** Staff who acted in the actor's place. */
  readonly impersonator_uuid?: string | null
  /** What was done, e.g. `session.begun`. */
  readonly action: `${AuditedThing}.${string}`
  /** To what, e.g. `user:<uuid>` or `configuration:<name>`. */
  readonly entity: `${string}:${string}`
  readonly reason?: string | null
  /** What else is worth knowing, e.g. what it was before and became. Never a secret. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes what is done in the transaction that does it; the chain is linked after the commit. */
export async function recordAudits(transaction: Transaction<Tables>, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sendAhead(
    transaction,
    transaction.insertInto('audit_entries').values(
      entries.map((entry) => ({
        created_date: entry.at,
        actor_uuid: entry.actor_uuid,
        impersonator_uuid: entry.impersonator_uuid ?? null,
        action: entry.action,
        entity: entry.entity,
        reason: entry.reason ?? null,
        details: JSON.stringify(entry.details ?? {}),
      })),
    ),
  )
}

/** The same of one thing. */
export function recordAudit(transaction: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  return recordAudits(transaction, [entry])
}
