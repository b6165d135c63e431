import * as t from '@talentplace/contract/shared/messages/attachments'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Whether someone may read what a file hangs on; each feature that attaches files answers for its own things. */
export type FileReader = (session: Session, file_uuid: string) => Promise<boolean>

export interface ReadDeps {
  readonly database: Database
  readonly files: FileStore
  readonly readers: readonly FileReader[]
}

const absent = () => notFound(t.noSuchFile())

async function mayRead({ readers }: ReadDeps, session: Session, file: Selectable<Tables['files']>): Promise<boolean> {
  if (file.attached_date === null) return file.uploaded_by === session.user_uuid
  for (const allows of readers) if (await allows(session, file.uuid)) return true
  return false
}

/** A file that the caller may read, now. @throws HttpError 404 for any other */
export async function readableFile(
  deps: ReadDeps,
  session: Session,
  uuid: string,
): Promise<Selectable<Tables['files']>> {
  const file = await deps.database.kysely
    .selectFrom('files')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('stored_date', 'is not', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (file === undefined || !(await mayRead(deps, session, file))) throw absent()
  return file
}

/** @throws HttpError 404 when nothing is kept under the key */
export async function storedBytes({ files }: ReadDeps, key: string): Promise<Buffer> {
  const bytes = await files.get(key)
  if (bytes === null) throw absent()
  return bytes
}
