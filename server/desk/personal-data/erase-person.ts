import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { sql, type Transaction } from 'kysely'
import { detachCardJob } from '../../accounts/cards/detach-cards.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { deleteFileExports } from '../file-exports/delete-file-exports.ts'
import { eraseAudit } from './erase-audit.ts'
import { eraseExports } from './erase-exports.ts'
import { eraseFiles } from './erase-files.ts'
import { eraseRows, ownTables, tablesToErase } from './erase-rows.ts'
import { cleaningOf, identifyingWords, type Cleaning } from './identifying-words.ts'
import { idsToErase, subjectOf, type Subject } from './subject.ts'

export interface EraseDeps {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly jobs: Jobs
  readonly sessions: SessionStore
}

/** Every row of a table may be looked at, and long texts take their time. */
async function unhurried(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`select set_config('talentplace.forgetting', 'on', true)`.execute(transaction)
}

/** Nobody comes in by the account any more; who it was is still known until the end. */
async function closeAccount(deps: EraseDeps, subject: Subject, at: Date): Promise<void> {
  await deps.database.kysely.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'users', subject.user)
    await transaction
      .updateTable('users')
      .set({ deleted_date: at, password_hash: null, permissions: [], is_primary_contact: false })
      .where('uuid', '=', subject.user)
      .execute()
    await transaction.deleteFrom('account_codes').where('user_uuid', '=', subject.user).execute()
    await deps.sessions.endAll(transaction, subject.user)
    await announce(transaction, { to: { users: [subject.user] }, event: 'reload_session' })
  })
  deps.sessions.evict(subject.user)
}

async function detachCards({ database, jobs }: EraseDeps, client: string, at: Date): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const cards = await lockRows(transaction, 'credit_cards', [client], 'client_uuid')
    for (const card of cards.filter(({ removed_date }) => removed_date === null)) {
      await detachCardJob(jobs, transaction, card)
    }
    await transaction
      .updateTable('credit_cards')
      .set({ removed_date: at, default_credit_card: false })
      .where('client_uuid', '=', client)
      .where('removed_date', 'is', null)
      .execute()
  })
}

/** The person themselves, and the audit: the last step, since all the others are found by it. */
async function clearThem(
  { database }: EraseDeps,
  { subject, cleaning, request, at }: { subject: Subject; cleaning: Cleaning; request: string; at: Date },
): Promise<void> {
  const ids = idsToErase(subject)
  await database.kysely.transaction().execute(async (transaction) => {
    await unhurried(transaction)
    for (const table of ownTables.filter(([name]) => name !== 'assistants')) {
      await eraseRows(transaction, table, { ids, cleaning })
    }
    if (ids.client !== undefined) {
      await transaction
        .updateTable('clients')
        .set({ archived_date: at, archived_reason: 'Deleted at their own request' })
        .where('uuid', '=', ids.client)
        .execute()
    }
    // Where the company stays, it isn't invoiced there any more.
    await sql`update clients set invoice_emails = array_remove(invoice_emails, ${subject.email})
      where ${subject.email} = any (invoice_emails)`.execute(transaction)
    await transaction
      .updateTable('users')
      .set({ email: `${subject.user}@closed.invalid` })
      .where('uuid', '=', subject.user)
      .execute()
    await transaction
      .updateTable('deletion_requests')
      .set({ state: deletionRequestStates.step('approved', 'done', 'system'), done_date: at })
      .where('uuid', '=', request)
      .execute()
    for (const table of ownTables.filter(([name]) => name === 'assistants')) {
      await eraseRows(transaction, table, { ids, cleaning })
    }
    await recordAudit(transaction, {
      at,
      actor_uuid: null,
      action: 'user.forgotten',
      entity: `user:${subject.user}`,
      details: { deletion_request: request },
    })
    await eraseAudit(transaction, { subject, cleaning, at })
  })
}

/** Removes jobs that are about someone by their name or address: those that are done and kept, and those that nobody needs any more. */
async function eraseJobs({ database }: { database: Database }, cleaning: Cleaning): Promise<void> {
  await sql`delete from pgboss.job where state <> 'active'
    and (${cleaning.finds(sql`coalesce(data::text, '')`)} or ${cleaning.finds(sql`coalesce(output::text, '')`)})`.execute(
    database.kysely,
  )
}

/**
 * Makes someone unrecognizable everywhere but in what the tax law has us keep. Table by table, so that nobody waits for the whole; it
 * begins again wherever it ended, since who it is about goes last.
 */
export async function erasePerson(deps: EraseDeps, request: { uuid: string; user_uuid: string }): Promise<void> {
  const { database, clock } = deps
  const subject = await subjectOf(database.kysely, request.user_uuid)
  if (subject === undefined) return
  const at = clock.now()
  const ids = idsToErase(subject)
  const cleaning = cleaningOf(await identifyingWords(database.kysely, subject))
  await closeAccount(deps, subject, at)
  await eraseFiles({ database, files: deps.files, now: at }, subject)
  await eraseExports(deps, subject.user)
  await deleteFileExports(deps, subject.user)
  if (ids.client !== undefined) await detachCards(deps, ids.client, at)
  await eraseJobs(deps, cleaning)
  for (const table of tablesToErase) {
    await database.kysely.transaction().execute(async (transaction) => {
      await unhurried(transaction)
      await eraseRows(transaction, table, { ids, cleaning })
    })
  }
  await clearThem(deps, { subject, cleaning, request: request.uuid, at })
}
