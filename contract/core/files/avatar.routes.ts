import { z } from 'zod'
import { operation } from '../../shared/operation.ts'

/** A person's portrait: drawn, or from a million on their photo, as long as they show it; -1 means none (404). */
export const getAvatar = operation({
  name: 'files.getAvatar',
  method: 'GET',
  path: '/file/avatar/{avatar_id}',
  summary: 'An avatar image',
  caller: 'anyone',
  params: z.object({ avatar_id: z.int().min(-1).max(2_147_483_647) }),
  reply: z.unknown(),
  replyType: ['image/svg+xml', 'image/webp'],
  failures: ['404 not_found', '503 files_away'],
})
