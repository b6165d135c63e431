import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '@talentplace/server/accounts/stored-passwords/password'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import { startWriters } from '../writers.ts'
import { openPages } from './open-pages.ts'
import { startProcesses, type ServerProcess } from './processes.ts'
import { startViewers } from './open-readers.ts'

export interface Rolled {
  readonly replaced: number
  /** Replaced processes that didn't end by themselves with 0. */
  readonly unclean: number
  readonly reads: number
  readonly writes: number
  /** Refused or unanswered, by status; 0 is no answer at all. */
  readonly failures: Record<number, number>
  /** Acknowledged saves that aren't there. */
  readonly lost: number
  /** Ms. */
  readonly slowest: number
  readonly pages: number
  /** Ms that each fall of a page's channel lasted. */
  readonly reconnections: readonly number[]
  readonly announced: number
  readonly missed: number
  /** Ms until the last page knew of each announcement. */
  readonly delays: readonly number[]
}

const announceEach = 100
const longestCatchUp = 10_000

/** Two people who write and read, and staff who tell one of them something again and again. */
async function addPeople(database: TestDatabase) {
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.notifications'`)
  const client = await addPerson(database, {
    permissions: ['client'],
    client_uuid: await addClient(database, 'Maple Books'),
    email: 'client@demo.test',
    password_hash: await hashPassword('Demo-pass-1!'),
  })
  const staff = await addPerson(database, {
    permissions: ['admin', 'admin_notification.view', 'admin_notification.edit'],
  })
  return {
    client,
    clientToken: await addSession(database, systemClock, client.uuid),
    staffToken: await addSession(database, systemClock, staff.uuid),
  }
}

/** Replaces server processes behind a proxy one by one, `rounds` times each, under load. */
export async function playRolling(options: {
  database: TestDatabase
  processes: number
  rounds: number
  readers: number
  pages: number
  begin: (port: number) => Promise<ServerProcess>
  interval: number
}): Promise<Rolled> {
  const { database, rounds } = options
  const { client, clientToken, staffToken } = await addPeople(database)
  const { begin, interval } = options
  const processes = await startProcesses({ begin, count: options.processes, interval })
  try {
    const address = `http://127.0.0.1:${processes.port}`
    const failures: Record<number, number> = {}
    const count = (status: number) => (failures[status] = (failures[status] ?? 0) + 1)

    async function call(path: string, token: string, body?: unknown): Promise<Record<string, unknown> | null> {
      try {
        const response = await fetch(`${address}/api${path}`, {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(longestCatchUp),
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        })
        if (response.ok) return (await response.json()) as Record<string, unknown>
        count(response.status)
      } catch {
        count(0)
      }
      return null
    }

    async function newest(): Promise<number> {
      const list = await call('/notifications?pagination.limit=1', clientToken)
      const [first] = (list?.['notifications'] ?? []) as { title: string }[]
      return Number(first?.title ?? 0)
    }

    const pages = await openPages({ port: processes.port, token: clientToken, count: options.pages, newest })
    const readers = startViewers(address, clientToken, options.readers)
    const writers = await startWriters({ port: processes.port, dataDir: '' })
    const over = new AbortController()
    let announced = 0
    const announcing = (async () => {
      while (!over.signal.aborted) {
        const title = String(announced + 1)
        const audience = { kind: 'user', user_uuid: client.uuid }
        if ((await call('/notifications', staffToken, { audience, title })) !== null) {
          announced += 1
          pages.announced(announced)
        }
        await wait(announceEach)
      }
    })()

    for (let time = 0; time < rounds * options.processes; time += 1) await processes.replaceOldest()
    over.abort()
    await announcing
    const missed = await pages.missed(longestCatchUp)
    await readers.stop()
    await writers.stop()
    for (const each of [readers.failures(), writers.rejected()])
      for (const [status, times] of Object.entries(each))
        failures[Number(status)] = (failures[Number(status)] ?? 0) + times
    const lost = await writers.lost()
    pages.close()
    return {
      replaced: processes.exits.length,
      unclean: processes.exits.filter((code) => code !== 0).length,
      reads: readers.requests(),
      writes: writers.acknowledged() + announced,
      failures,
      lost,
      slowest: Math.max(readers.slowest(), writers.slowest()),
      pages: pages.count,
      reconnections: pages.reconnections,
      announced,
      missed,
      delays: pages.delays,
    }
  } finally {
    await processes.stop()
  }
}
