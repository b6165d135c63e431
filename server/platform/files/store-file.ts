import * as t from '@talentplace/contract/core/messages/refusals'
import { createHash } from 'node:crypto'
import { setImmediate as betweenRequests } from 'node:timers/promises'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { maxFileBytes } from '@talentplace/contract/shared/file-limits'
import type { Database } from '../database/connection.ts'
import { HttpError } from '../http/http-error.ts'
import type { FileStore } from './file-store.ts'
import { redrawPicture } from './redraw-picture.ts'
import { pictureTypes, typeOfContent } from './type-of-content.ts'

/** Some 1 ms of hashing. Web Crypto has a thread of its own for it, and copies all of the bytes at once before: up to 50 ms for 24 MB. */
const hashedAtOnce = 1024 * 1024

/** Calls are answered between two parts. */
async function sha256(bytes: Buffer): Promise<Buffer> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.length; at += hashedAtOnce) {
    hash.update(bytes.subarray(at, at + hashedAtOnce))
    await betweenRequests()
  }
  return hash.digest()
}

/** Where the small form of a picture is kept. */
export const smallKey = (uuid: string) => `${uuid}-small`

/**
 * Step: keeps a file for whoever sent it, on nothing yet. The row comes first and is whole only once the bytes are kept, so that a
 * crash leaves nothing that `removeOrphans` doesn't find.
 * @throws HttpError 413 `too_large`, 415 `file_type`
 */
export async function storeFile(
  { database, files }: { database: Database; files: FileStore },
  sent: { bytes: Buffer; name: string; user_uuid: string; at: Date },
): Promise<StoredFile> {
  const { name, user_uuid, at } = sent
  const media_type = await typeOfContent(sent.bytes, name)
  const picture = pictureTypes.has(media_type) ? await redrawPicture(sent.bytes, media_type) : null
  const bytes = picture?.bytes ?? sent.bytes
  if (bytes.length > maxFileBytes) {
    throw new HttpError(413, 'too_large', t.pictureTooLarge())
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
      sha256: await sha256(bytes),
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await files.put(uuid, bytes, media_type)
  if (picture) await files.put(smallKey(uuid), picture.small, 'image/webp')
  await database.kysely.updateTable('files').set({ stored_date: at }).where('uuid', '=', uuid).execute()
  return { uuid, name, type: media_type, size: bytes.length, width, height }
}
