import { createHash } from 'node:crypto'
import type { StoredFile } from '@talentplace/contract/files/file.routes'
import { mostFileBytes } from '@talentplace/contract/files/file-limits'
import type { Transaction } from 'kysely'
import type { Database } from '../database/connection.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Tables } from '../database/tables.ts'
import { HttpError, invalidField } from '../http/http-error.ts'
import type { FileStore } from './file-store.ts'
import { redrawPicture } from './redraw-picture.ts'
import { pictureTypes, typeOfContent } from './type-of-content.ts'

/** Where the small form of a picture is kept. */
export const smallKey = (uuid: string) => `${uuid}-small`

/**
 * Step: keeps a file for whoever sent it, on nothing yet. The row comes first and is whole only once the bytes are kept, so that a
 * crash leaves nothing that `removeOrphans` doesn't find.
 * @throws HttpError 413 `too_large`, 415 `file_type`
 */
export async function keepFile(
  { database, files }: { database: Database; files: FileStore },
  sent: { bytes: Buffer; name: string; user_uuid: string; at: Date },
): Promise<StoredFile> {
  const { name, user_uuid, at } = sent
  const media_type = await typeOfContent(sent.bytes, name)
  const picture = pictureTypes.has(media_type) ? await redrawPicture(sent.bytes, media_type) : null
  const bytes = picture?.bytes ?? sent.bytes
  if (bytes.length > mostFileBytes) {
    throw new HttpError(
      413,
      'too_large',
      'Drawn without compression this picture is larger than 25 MB. Please make it smaller.',
    )
  }
  const { width, height } = picture ?? { width: null, height: null }
  const { uuid } = await database.kysely
    .insertInto('files')
    .values({
      uploaded_by: user_uuid,
      name,
      media_type,
      size: bytes.length,
      width,
      height,
      sha256: createHash('sha256').update(bytes).digest(),
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await files.put(uuid, bytes, media_type)
  if (picture) await files.put(smallKey(uuid), picture.small, 'image/webp')
  await database.kysely.updateTable('files').set({ stored_date: at }).where('uuid', '=', uuid).execute()
  return { uuid, name, type: media_type, size: bytes.length, width, height }
}

/**
 * Step: files that someone has sent hang on something from now on; each can hang on one thing only. The caller writes on what.
 * @throws HttpError 400 at `field`: one isn't theirs, isn't there any more, or hangs on something already
 */
export async function attachFiles(
  transaction: Transaction<Tables>,
  { uuids, user_uuid, field, at }: { uuids: readonly string[]; user_uuid: string; field: string; at: Date },
): Promise<void> {
  const rows = await lockRows(transaction, 'files', [...new Set(uuids)])
  const free = rows.filter(
    (file) =>
      file.uploaded_by === user_uuid &&
      file.stored_date !== null &&
      file.attached_date === null &&
      file.removed_date === null,
  )
  if (free.length !== uuids.length) {
    throw invalidField(field, 'A file isn’t there any more. Please attach it again.')
  }
  if (free.length === 0) return
  await transaction
    .updateTable('files')
    .set({ attached_date: at })
    .where(
      'uuid',
      'in',
      free.map(({ uuid }) => uuid),
    )
    .execute()
}

/** Step: files that hang on nothing any more; they are removed within a day or two. */
export async function detachFiles(transaction: Transaction<Tables>, uuids: readonly string[]): Promise<void> {
  const rows = await lockRows(transaction, 'files', uuids)
  if (rows.length === 0) return
  await transaction
    .updateTable('files')
    .set({ attached_date: null })
    .where(
      'uuid',
      'in',
      rows.map(({ uuid }) => uuid),
    )
    .execute()
}
