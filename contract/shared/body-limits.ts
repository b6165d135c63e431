import type { Operation } from './operation.ts'

/** What anybody may make us read without a session. */
export const maxPublicBodyBytes = 16 * 1024
/** What a signed-in person may: lists of entries, long pages. */
export const maxBodyBytes = 1024 * 1024

/** The longest body of an operation: a longer one is refused with 413, unread. */
export function maxBodyBytesOf({ caller, bytes, maxBody }: Operation): number {
  return bytes?.max ?? maxBody?.bytes ?? (caller === 'anyone' ? maxPublicBodyBytes : maxBodyBytes)
}
