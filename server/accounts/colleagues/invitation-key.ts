import { hash, randomBytes } from 'node:crypto'

const week = 7 * 24 * 60 * 60 * 1000

export const hashOfKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** A new link: its key, kept nowhere, and what is kept of it. */
export function newInvitationKey(now: Date) {
  const key = randomBytes(32).toString('base64url')
  const columns = { key_hash: hashOfKey(key), sent_date: now, expires_date: new Date(now.getTime() + week) }
  return { key, columns: columns }
}
