import { saveOwnPhoto } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { drawPortrait, type Square } from '../../platform/files/draw-portrait.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storeFile } from '../../platform/files/store-file.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { lockOwnProfile, ownProfileOf } from './lock-own-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { lockEdition, publishOwn, textsOf } from './visible-texts.ts'

export interface PhotoDeps {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  readonly throttle: Throttle
}

const limit = { purpose: 'photo', max: 30, windowSeconds: 3600 }

/** The picture that the caller has uploaded, whole. @throws HttpError 400, 404 */
async function uploaded(
  { database, files }: PhotoDeps,
  { file_uuid, user_uuid, square }: { file_uuid: string; user_uuid: string; square: Square },
): Promise<Buffer> {
  const file = await database.kysely
    .selectFrom('files')
    .select(['width', 'height'])
    .where('uuid', '=', file_uuid)
    .where('uploaded_by', '=', user_uuid)
    .where('stored_date', 'is not', null)
    .where('attached_date', 'is', null)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  const bytes = file && (await files.get(file_uuid))
  if (!file || !bytes) throw notFound('The picture isn’t there any more. Please choose it again.')
  const { width, height } = file
  if (width === null || height === null) throw invalidField('file_uuid', 'This file is no picture.')
  if (square.left + square.side > width || square.top + square.side > height) {
    throw invalidField('side', 'The square reaches beyond the picture.')
  }
  return bytes
}

/** C5: a square of the uploaded picture, drawn anew; what was uploaded goes after a day. */
export function saveOwnPhotoOperation(deps: PhotoDeps) {
  const { database, clock } = deps
  return handle(saveOwnPhoto, async (context, { body: { version, file_uuid, ...square } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    const own = await ownProfileOf(database.kysely, user_uuid)
    await deps.throttle.admit(limit, user_uuid)
    const bytes = await drawPortrait(await uploaded(deps, { file_uuid, user_uuid, square }), square)
    const stored = await storeFile(deps, { bytes, name: 'portrait.webp', user_uuid, at })
    return database.kysely.transaction().execute(async (transaction) => {
      // Their account shows the same face; it comes first in the order of locks.
      await lockRow(transaction, 'users', user_uuid)
      const locked = await lockOwnProfile(transaction, { user_uuid, version })
      const edition = await lockEdition(transaction, locked.uuid)
      const { id } = await transaction
        .insertInto('portraits')
        .values({ virtualassistant_uuid: own, file_uuid: stored.uuid, created_date: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await attachFiles(transaction, { uuids: [stored.uuid], user_uuid, field: 'file_uuid', at })
      await publishOwn(transaction, locked, { texts: textsOf(edition ?? locked), portrait_id: id, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'assistant.photo_changed',
        entity: `assistant:${own}`,
      })
      return readOwnProfile(transaction, own)
    })
  })
}
