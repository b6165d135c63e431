import { brotliCompressSync, constants } from 'node:zlib'
import { getAvatar } from '@talentplace/contract/core/files/avatar.routes'
import type { Database } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { handle, type BoundOperation } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Avatar } from './read-avatars.ts'

/** More gives no less bytes of a drawing and takes ten times as long. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** The drawing as it is sent: made when it is first asked for (some 3 ms), and kept. */
const compressed = new WeakMap<Avatar, Buffer>()

function brotliOf(avatar: Avatar): Buffer {
  const known = compressed.get(avatar)
  if (known) return known
  const made = brotliCompressSync(avatar.image, quickly)
  compressed.set(avatar, made)
  return made
}

interface AvatarDeps {
  readonly avatars: ReadonlyMap<number, Avatar>
  readonly database: Database
  readonly files: FileStore
}

/** Photos are numbered from here on; what is below is drawn. */
const firstPhoto = 1_000_000

/** The photo of an assistant that clients see now, by its number; null: nobody shows it (any more). */
async function readPhoto(
  { database, files }: { database: Database; files: FileStore },
  id: number,
): Promise<Buffer | null> {
  if (id < firstPhoto) return null
  const visible = await database.kysely
    .selectFrom('portraits')
    .innerJoin('assistants', (join) =>
      join.onRef('assistants.uuid', '=', 'virtualassistant_uuid').onRef('assistants.avatar_id', '=', 'portraits.id'),
    )
    .select('file_uuid')
    .where('portraits.id', '=', id)
    .executeTakeFirst()
  return visible ? files.get(visible.file_uuid) : null
}

/** A portrait never changes under its number, so it is kept for a year; opened as a page it may run and load nothing. */
export function getAvatarOperation(deps: AvatarDeps): BoundOperation {
  return handle(getAvatar, async (_context, { params }) => {
    const avatar = deps.avatars.get(params.avatar_id)
    if (avatar === undefined) {
      const photo = await readPhoto(deps, params.avatar_id)
      if (photo === null) throw notFound('There is no such portrait.')
      // Whoever takes their photo away takes it out of browsers within the hour.
      return raw({
        type: 'image/webp',
        body: photo,
        headers: { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' },
      })
    }
    return raw({
      type: 'image/svg+xml',
      body: avatar.image,
      brotli: brotliOf(avatar),
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: avatar.etag,
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
