import type { RealtimeEvent, RealtimePayloads } from '@talentplace/contract/core/notifications/realtime-events'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Announcement, Listeners } from './announcement.ts'
import { notifyProcesses } from './fan-out/notify-processes.ts'
import { publishAfterCommit } from './fan-out/publishers.ts'

/** PostgreSQL carries at most 8000 bytes in one piece. */
const longestPayload = 7_900
const uuidsInOnePiece = 100

/** By what the configuration chose; by PostgreSQL wherever that can't be reached. */
async function announceToProcesses(transaction: Kysely<Tables>, announcements: readonly Announcement[]): Promise<void> {
  const payloads = announcements.map((announcement) => JSON.stringify(announcement))
  if (payloads.some((payload) => Buffer.byteLength(payload) > longestPayload)) {
    throw new Error('An announcement is too long: announce what changed, not all of it.')
  }
  const left = payloads.filter((payload) => !publishAfterCommit(transaction, payload))
  if (left.length > 0) await notifyProcesses(transaction, left)
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

interface What<Event extends RealtimeEvent> {
  readonly event: Event
  readonly data?: RealtimePayloads[Event]
}

/**
 * Tells open browsers, on whichever process they are, once the transaction has been committed; never when it is rolled
 * back. The same said twice in one transaction is told once.
 * @throws Error when `data` is longer than some 7 kB as JSON
 */
export async function announce<Event extends RealtimeEvent>(
  transaction: Kysely<Tables>,
  { to, ...what }: What<Event> & { to: Listeners },
): Promise<void> {
  await announceTo(transaction, [to], what)
}

/** The same to several kinds of listeners. */
export async function announceTo<Event extends RealtimeEvent>(
  transaction: Kysely<Tables>,
  listeners: readonly Listeners[],
  what: What<Event>,
): Promise<void> {
  const all = listeners.flatMap(pieces)
  await announceToProcesses(
    transaction,
    all.map((to) => ({ to, ...what })),
  )
}

/** Ends one live connection, on whichever process it is, once the transaction has been committed. */
export function announceDisconnect(transaction: Kysely<Tables>, socketUuid: string): Promise<void> {
  return announceToProcesses(transaction, [{ disconnect: socketUuid }])
}

/** Has every open browser connect again, and so ask for what it may have missed, within a few seconds. */
export function announceCatchUp(database: Kysely<Tables>): Promise<void> {
  return announceToProcesses(database, [{ catch_up: true }])
}
