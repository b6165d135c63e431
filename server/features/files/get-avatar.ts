import { getAvatar } from '@talentplace/contract/files/avatar.routes'
import { handle } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { BoundOperation } from '../../platform/http/handler.ts'
import type { Avatar } from './read-avatars.ts'

/** A portrait never changes under its number, so it is kept for a year; opened as a page it may run and load nothing. */
export function getAvatarOperation({ avatars }: { avatars: ReadonlyMap<number, Avatar> }): BoundOperation {
  return handle(getAvatar, (_context, { params }) => {
    const avatar = avatars.get(params.avatar_id)
    if (avatar === undefined) throw notFound('There is no such portrait.')
    return raw({
      type: 'image/svg+xml',
      body: avatar.image,
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: avatar.etag,
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
