import { sql } from 'kysely'
import { smallKey } from '../../platform/files/store-file.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Database } from '../../platform/database/connection.ts'
import { idsToErase, type Subject } from './subject.ts'

/**
 * Files of someone: what they sent, but for what hangs on tasks of a client who stays, whose it is; what was kept about them; and with a
 * company all that hangs on its tasks. What staff have filed is the company's.
 */
function theirFiles(subject: Subject) {
  const { client = null, assistant = null } = idsToErase(subject)
  const isStaff = subject.company === null && subject.assistant === null
  const sent = isStaff
    ? sql`uploaded_by = ${subject.user} and attached_date is null`
    : sql`uploaded_by = ${subject.user} and not exists (
        select from task_files join tasks on tasks.uuid = task_uuid join projects on projects.uuid = project_uuid
        where file_uuid = files.uuid and client_uuid is distinct from ${client})`
  return sql<boolean>`(${sent}
    or exists (select from task_files join tasks on tasks.uuid = task_uuid join projects on projects.uuid = project_uuid
      where file_uuid = files.uuid and client_uuid = ${client})
    or exists (select from people_documents where file_uuid = files.uuid
      and (client_uuid = ${client} or virtualassistant_uuid = ${assistant})))`
}

/** Removes someone's files, their bytes too; whatever ends it between, `removeOrphans` goes on. */
export async function eraseFiles(
  { database, files, now }: { database: Database; files: FileStore; now: Date },
  subject: Subject,
): Promise<void> {
  const uuids = await database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ uuid: string }>`select uuid from files where ${theirFiles(subject)}`.execute(
      transaction,
    )
    const found = rows.map(({ uuid }) => uuid)
    if (found.length === 0) return []
    await sql`update messages set deleted_date = ${now} where sender_uuid = ${subject.user} and body = ''
      and kind = 'message' and deleted_date is null`.execute(transaction)
    for (const table of ['message_files', 'task_files', 'people_documents'] as const) {
      await transaction.deleteFrom(table).where('file_uuid', 'in', found).execute()
    }
    await transaction
      .updateTable('files')
      .set({ attached_date: null, removed_date: now, name: 'Removed' })
      .where('uuid', 'in', found)
      .execute()
    return found
  })
  for (const uuid of uuids) {
    await files.remove(uuid)
    await files.remove(smallKey(uuid))
    await database.kysely.deleteFrom('files').where('uuid', '=', uuid).where('removed_date', 'is not', null).execute()
  }
}
