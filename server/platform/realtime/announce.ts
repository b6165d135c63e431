import type { RealtimeEvent, RealtimePayloads } from '@talentplace/contract/notifications/realtime-events'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { realtimeChannel, type Announcement, type Listeners } from './announcement.ts'

/** PostgreSQL carries at most 8000 bytes in one piece. */
const longestPayload = 7_900
const uuidsInOnePiece = 100

async function notifyProcesses(transaction: Kysely<Tables>, announcement: Announcement): Promise<void> {
  const payload = JSON.stringify(announcement)
  if (Buffer.byteLength(payload) > longestPayload) {
    throw new Error('An announcement is too long: announce what changed, not all of it.')
  }
  await sql`select pg_notify(${realtimeChannel}, ${payload})`.execute(transaction)
}

/** Long lists of people or sockets go in several pieces. */
function pieces(to: Listeners): Listeners[] {
  if (typeof to === 'string' || 'permission' in to) return [to]
  const uuids = 'users' in to ? to.users : to.sockets
  const deps: Listeners[] = []
  for (let at = 0; at < uuids.length; at += uuidsInOnePiece) {
    const part = uuids.slice(at, at + uuidsInOnePiece)
    deps.push('users' in to ? { users: part } : { sockets: part })
  }
  return deps
}

/**
 * Tells open browsers, on whichever process they are, once the transaction has been committed; never when it is rolled
 * back. The same said twice in one transaction is told once.
 * @throws Error when `data` is longer than some 7 kB as JSON
 */
export async function announce<Event extends RealtimeEvent>(
  transaction: Kysely<Tables>,
  what: { to: Listeners; event: Event; data?: RealtimePayloads[Event] },
): Promise<void> {
  for (const to of pieces(what.to)) await notifyProcesses(transaction, { ...what, to })
}

/** Ends one live connection, on whichever process it is, once the transaction has been committed. */
export function announceDisconnect(transaction: Kysely<Tables>, socketUuid: string): Promise<void> {
  return notifyProcesses(transaction, { disconnect: socketUuid })
}
