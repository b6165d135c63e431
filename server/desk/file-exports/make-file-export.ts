import * as t from '@talentplace/contract/desk/messages/file-exports'
import { fileExportDays } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import { sql, type Transaction, type Updateable } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { lockRow, takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { tooManyBytes, tooManyRows } from '../../platform/exports/export-kind.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { kindOf, storedRequest } from './export-kinds.ts'
import { failFileExport } from './fail-file-export.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import type { FileExportRow } from './file-export-view.ts'
import { inParts, partKey, removeParts } from './stored-parts.ts'

const day = 24 * 60 * 60 * 1000
/** What failed so often, or ended its process, isn't started once more. */
const maxAttempts = 3
/** Far more than any file of honest words: 200,000 entries of 135 characters are some 60 MB. */
const maxBytes = 100 * 1024 * 1024
export const fileExportJob = 'file_exports.make'
const brokenReason = 'Something went wrong on our side. Please try again, or choose fewer days.'

/** Nobody waits for it any more. */
class ExportRemoved extends Error {}

type Change = Updateable<Tables['file_exports']>
type Made = Required<Pick<Change, 'rows_total' | 'rows_done' | 'scope' | 'file_name' | 'type' | 'parts' | 'size'>>

/** Notes how far it is. @throws ExportRemoved */
async function note({ database }: FileExportDeps, uuid: string, change: Change): Promise<void> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('file_exports')
    .set(change)
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ExportRemoved()
}

/** Whoever asked for it, as they are now. @throws HttpError 403, 404 */
async function ownerOf({ sessions }: FileExportDeps, user_uuid: string): Promise<Session> {
  const session = await sessions.ofUser(user_uuid)
  if (session === null) throw notFound('The account is closed.')
  return session
}

/** Writes the file into the store, a piece at a time. @throws ExportRemoved; HttpError for what can't be one file */
async function writeFile(deps: FileExportDeps, transaction: Transaction<Tables>, row: FileExportRow): Promise<Made> {
  const { database, files, kinds, brand } = deps
  const { uuid, user_uuid } = row
  const kind = kindOf(kinds, row)
  const { parameters } = storedRequest(row)
  const session = await ownerOf(deps, user_uuid)
  assertMayCall(kind.download, session, await loadFeatureFlags(database))
  const rows_total = await kind.count(transaction, { session, parameters }, kind.maxRows + 1)
  if (rows_total > kind.maxRows) throw tooManyRows(kind.maxRows)
  await note(deps, uuid, { rows_total })
  const run = {
    session,
    // Beside what the same person downloads meanwhile.
    caller: { person: `export of ${user_uuid}`, mustRun: true },
    progress: (rows: number) => note(deps, uuid, { rows_done: Math.min(rows, rows_total) }),
  } as const
  let parts = 0
  let size = 0
  for await (const bytes of inParts(kind.make(transaction, parameters, run))) {
    parts += 1
    size += bytes.length
    if (size > maxBytes) throw tooManyBytes(maxBytes)
    // Before it is stored, so that whatever ends this knows what to remove.
    await note(deps, uuid, { parts: Math.max(parts, row.parts) })
    await files.put(partKey(uuid, parts), bytes, kind.type)
  }
  return {
    rows_total,
    rows_done: rows_total,
    scope: await kind.scope(transaction, session),
    file_name: documentFileName(brand, row.title, kind.format),
    type: kind.type,
    parts,
    size,
  }
}

/** Says that it is ready, once. @throws ExportRemoved */
async function finish({ database, clock, kinds }: FileExportDeps, row: FileExportRow, made: Made): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockRow(transaction, 'file_exports', row.uuid)
    if (locked?.state !== 'waiting') throw new ExportRemoved()
    await transaction
      .updateTable('file_exports')
      .set({
        ...made,
        state: fileExportStates.step(locked.state, 'ready', 'system'),
        ready_date: at,
        expires: new Date(at.getTime() + fileExportDays * day),
      })
      .where('uuid', '=', row.uuid)
      .execute()
    await notify(transaction, {
      users: [row.user_uuid],
      type: 'file_export',
      ...inEachLanguage(() => ({
        title: t.ready({ what: kindOf(kinds, row).noun() }),
        body: t.where({ title: row.title, days: fileExportDays }),
      })),
      icon: 'info',
      priority: 1,
      entity_link: `file_export:${row.uuid}`,
      at,
    })
  })
}

/** @throws whatever ended it, ExportRemoved too */
async function makeStarted(deps: FileExportDeps, transaction: Transaction<Tables>, row: FileExportRow): Promise<void> {
  const made = await writeFile(deps, transaction, row)
  // An attempt of before may have come further.
  await removeParts(deps.files, row.uuid, { from: made.parts + 1, to: row.parts })
  await finish(deps, row, made)
}

/** The next attempt to make it; undefined: it isn't waited for. */
function startAttempt({ database }: FileExportDeps, uuid: string): Promise<FileExportRow | undefined> {
  return database.kysely
    .updateTable('file_exports')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), rows_done: 0 }))
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
}

/** What ended an attempt: why nothing can come of it, or an error after which it is tried again. */
async function settle(deps: FileExportDeps, row: FileExportRow, error: unknown): Promise<void> {
  if (error instanceof ExportRemoved) {
    const written = await deps.database.kysely
      .selectFrom('file_exports')
      .select('parts')
      .where('uuid', '=', row.uuid)
      .executeTakeFirst()
    await removeParts(deps.files, row.uuid, { to: written?.parts ?? row.parts })
    return
  }
  if (error instanceof HttpError) return failFileExport(deps, row.uuid, error.message)
  if (row.attempts < maxAttempts) throw error
  await failFileExport(deps, row.uuid, brokenReason)
}

/**
 * Makes an export that waits, from one snapshot of the database, and tells whoever asked for it. Done again it begins from the start, and
 * tells once; of two at the same time the one waits for the other.
 */
export async function makeFileExport(deps: FileExportDeps, uuid: string): Promise<void> {
  await deps.database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      await takeTurn(transaction, 'file_export', uuid)
      const row = await startAttempt(deps, uuid)
      if (row === undefined) return
      if (row.attempts > maxAttempts) return failFileExport(deps, uuid, brokenReason)
      try {
        await makeStarted(deps, transaction, row)
      } catch (error) {
        await settle(deps, row, error)
      }
    })
}
