import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import { announceCatchUp } from './announce.ts'
import type { FanOut } from './fan-out/fan-out.ts'
import type { LiveSocket } from './live-socket.ts'

const writeInterval = 1_000
const heartbeatInterval = 5_000
/** A process that has said nothing for so long is dead. */
export const longestSilence = '20 seconds'
/** A socket's last sign of life is written at most this often. */
const seenInterval = 30_000
const maxRowsAtOnce = 1_000

/** Tells super administrators of every process which sockets are open on this one. */
export interface Presence {
  /** The socket has come, or has another person or page. */
  changed(live: LiveSocket): void
  /** The socket has given a sign of life. */
  heard(live: LiveSocket, now: Date): void
  left(live: LiveSocket): void
  start(): void
  /** Writes what is not written yet, and takes this process's sockets away. */
  stop(): Promise<void>
}

/**
 * The sockets stand in a table that is written each second at most, in one statement, whatever happens on them.
 * Heartbeats are told by the database's own clock: the clocks of processes can differ. Whoever finds another one dead has
 * browsers catch up with what that one may not have told any more.
 */
export function createPresence(deps: {
  database: Database
  lives: ReadonlyMap<string, LiveSocket>
  log: Logger | FastifyBaseLogger
  fanOut: Pick<FanOut, 'survivesCrashes'>
}): Presence {
  const { database, lives, log, fanOut } = deps
  const processUuid = randomUUID()
  const unwritten = new Set<LiveSocket>()
  const disconnected = new Set<string>()
  const written = new Map<string, number>()
  let lastHeartbeat = -Infinity
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function beat(): Promise<void> {
    if (performance.now() - lastHeartbeat < heartbeatInterval) return
    const { rows } = await sql<{ is_new: boolean }>`
      insert into server_processes (uuid, heartbeat) values (${processUuid}, now())
      on conflict (uuid) do update set heartbeat = now() returning (xmax = 0) as is_new`.execute(database.kysely)
    // Known to nobody, or taken for dead meanwhile: its sockets have to be written anew.
    if (rows[0]?.is_new) for (const live of lives.values()) unwritten.add(live)
    const dead = await sql`delete from server_processes where heartbeat < now() - ${longestSilence}::interval
      returning uuid`.execute(database.kysely)
    if (dead.rows.length > 0 && !fanOut.survivesCrashes) await announceCatchUp(database.kysely)
    lastHeartbeat = performance.now()
  }

  async function writeSome(some: readonly LiveSocket[]): Promise<void> {
    await sql`insert into open_sockets (uuid, process_uuid, user_uuid, source, page, created_date, last_seen)
      select uuid, ${processUuid}, user_uuid, source, page, created_date, last_seen
      from unnest(${some.map(({ uuid }) => uuid)}::uuid[],
        ${some.map(({ claim }) => claim?.session?.user_uuid ?? null)}::uuid[],
        ${some.map(({ source }) => source)}::text[],
        ${some.map(({ page }) => page)}::text[],
        ${some.map(({ since }) => since)}::timestamptz[],
        ${some.map(({ lastSeen }) => lastSeen)}::timestamptz[])
        as live (uuid, user_uuid, source, page, created_date, last_seen)
      on conflict (uuid) do update
        set user_uuid = excluded.user_uuid, page = excluded.page, last_seen = excluded.last_seen`.execute(
      database.kysely,
    )
  }

  async function write(): Promise<void> {
    await beat()
    const changed = [...unwritten].filter(({ uuid }) => lives.has(uuid))
    unwritten.clear()
    const left = [...disconnected]
    try {
      for (let at = 0; at < changed.length; at += maxRowsAtOnce) await writeSome(changed.slice(at, at + maxRowsAtOnce))
      if (left.length > 0)
        await sql`delete from open_sockets where uuid = any(${left}::uuid[])`.execute(database.kysely)
    } catch (error) {
      for (const live of changed) unwritten.add(live)
      throw error
    }
    for (const { uuid, lastSeen } of changed) written.set(uuid, lastSeen.getTime())
    for (const uuid of left) {
      disconnected.delete(uuid)
      written.delete(uuid)
    }
  }

  function writeAfterwards(): Promise<void> {
    working = working.then(write).catch((error: unknown) => {
      lastHeartbeat = -Infinity
      log.debug({ err: error }, 'the open sockets could not be written down')
    })
    return working
  }

  return {
    changed: (live) => void unwritten.add(live),
    heard(live, now) {
      live.lastSeen = now
      if (now.getTime() - (written.get(live.uuid) ?? 0) >= seenInterval) unwritten.add(live)
    },
    left(live) {
      unwritten.delete(live)
      disconnected.add(live.uuid)
    },
    start() {
      void writeAfterwards()
      timer = setInterval(() => void writeAfterwards(), writeInterval)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await working
      await sql`delete from server_processes where uuid = ${processUuid}`
        .execute(database.kysely)
        .catch(() => undefined)
    },
  }
}
