import type { AddressInfo } from 'node:net'
import { operations } from '@talentplace/contract/operations'
import { positionEvent, positionHeader } from '@talentplace/contract/shared/database-position'
import { accessTable } from '@talentplace/contract/testing/access-table'
import { actors, statusFor, type Actor, type OperationKey } from '@talentplace/contract/testing/access'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSearchIndex } from '../matching/search-index/search-index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { createListener } from '../platform/database/listener.ts'
import { announce } from '../platform/realtime/announce.ts'
import { openReplicas } from '../platform/replicas/replicas.ts'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { beyondBare } from '../testing/beyond-bare.ts'
import { filledFiles } from '../testing/database.ts'
import { startFollowedDatabase, type FollowedDatabase } from '../testing/engines/followed-database.ts'
import { addAssistant } from '../testing/rows/add-assistant.ts'
import { browserOf, connected } from '../testing/servers/realtime-server.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import { silentLog } from '../testing/silent-log.ts'
import type { RunningServer } from './running-server.ts'

const metricsToken = 'metrics-token-of-the-test'

let followed: FollowedDatabase
let world: AccessWorld
/** Another process, to which a replica is behind after a second. */
let strict: RunningServer
let writer: string
let colleague: string

beforeAll(async () => {
  followed = await startFollowedDatabase(await filledFiles())
  const { database } = followed
  const environment = {
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: followed.gate.url,
    METRICS_TOKEN: metricsToken,
  }
  world = await createAccessWorld({ database, environment: { ...environment, REPLICA_LAG_SECONDS: '600' } })
  strict = await startTestServer({
    database,
    clock: systemClock,
    environment: { ...environment, REPLICA_LAG_SECONDS: '1' },
  })
  await strict.searchReady
  writer = (await world.tokenOf('primary contact')) ?? ''
  colleague = (await world.tokenOf('secondary contact')) ?? ''
}, 240_000)
afterAll(async () => {
  await strict.stop()
  await world.close()
  await followed.stop()
})

interface Health {
  readonly replicas: {
    readonly each: readonly { readonly number: number; readonly state: string; readonly lag_seconds: number | null }[]
    readonly reads: { readonly replica: number; readonly primary: number }
  }
  readonly notices: readonly { readonly code: string; readonly message: string }[]
}

const healthOf = async (server: FastifyInstance) =>
  (
    await server.inject({ url: '/api/healthcheck', headers: { authorization: `Bearer ${metricsToken}` } })
  ).json<Health>()
const stateOf = async (server: FastifyInstance) => (await healthOf(server)).replicas.each[0]?.state
const readsOf = async (server: FastifyInstance) => (await healthOf(server)).replicas.reads

const becomes = (server: FastifyInstance, state: string) =>
  vi.waitFor(async () => expect(await stateOf(server)).toBe(state), { timeout: 20_000, interval: 50 })

/** Both processes read from a replica that shows all there is. */
async function inUse(): Promise<void> {
  await followed.caughtUp()
  await Promise.all([becomes(world.server, 'in_use'), becomes(strict.server, 'in_use')])
}

/** Begins a search, which the company's drafts then have; the position that the answer tells. */
async function begin(server: FastifyInstance): Promise<string> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/project',
    headers: { authorization: `Bearer ${writer}` },
    payload: {},
  })
  expect(answer.statusCode).toBe(200)
  return String(answer.headers[positionHeader])
}

async function drafts(server: FastifyInstance, token: string, more: Record<string, string> = {}): Promise<number> {
  const answer = await server.inject({
    url: '/api/project',
    headers: { authorization: `Bearer ${token}`, ...more },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ count: number }>().count
}

describe('with a replica, a list', () => {
  it('is read there, and shows whoever wrote what they wrote, on every process', async () => {
    await inUse()
    const before = await drafts(world.server, colleague)
    await followed.pause()
    const position = await begin(world.server)
    expect(position).toMatch(/^[0-9A-F]{16}$/)
    // Whoever wrote nothing still sees what the replica has: it is the replica that is read.
    expect(await drafts(world.server, colleague)).toBe(before)
    const took = await beyondBare(async () => {
      for (const { server } of [world, strict]) {
        expect(await drafts(server, writer, { [positionHeader]: position })).toBe(before + 1)
        expect(await drafts(server, writer, { cookie: `a=b; database_position=${position}; c=d` })).toBe(before + 1)
      }
    })
    // Once waited for in vain, the replica isn't waited for by each.
    expect(took).toBeLessThan(5_000)
    await followed.resume()
    await inUse()
    await vi.waitFor(async () => {
      const { replica } = await readsOf(world.server)
      expect(await drafts(world.server, writer, { [positionHeader]: position })).toBe(before + 1)
      expect((await readsOf(world.server)).replica).toBe(replica + 1)
    })
  })

  it('waits for what was just written, and is read there', async () => {
    await inUse()
    const before = await drafts(world.server, colleague)
    const reads = await readsOf(world.server)
    for (let time = 1; time <= 20; time += 1) {
      const position = await begin(world.server)
      expect(await drafts(world.server, writer, { [positionHeader]: position })).toBe(before + time)
    }
    const { replica, primary } = await readsOf(world.server)
    expect(replica + primary - reads.replica - reads.primary).toBe(20)
    expect(replica).toBeGreaterThan(reads.replica)
  })

  it('shows colleagues what they are told of: the live channel says how far to read first', async () => {
    await inUse()
    await world.server.listen({ port: 0, host: '127.0.0.1' })
    const browser = browserOf((world.server.server.address() as AddressInfo).port, { token: colleague })
    try {
      await connected(browser)
      expect(browser.heard[0]).toEqual([positionEvent, expect.stringMatching(/^[0-9A-F]{16}$/)])
      const before = await drafts(world.server, colleague)
      await followed.pause()
      await begin(world.server)
      await announce(world.database.kysely, { to: 'signed_in', event: 'tasks_updated', data: { project_uuid: 'x' } })
      await browser.hears('tasks_updated')
      const names = browser.heard.map(([name]) => name)
      expect(names[names.lastIndexOf('tasks_updated') - 1]).toBe(positionEvent)
      const [, position] = browser.heard.findLast(([name]) => name === positionEvent) ?? []
      for (const { server } of [world, strict]) {
        expect(await drafts(server, colleague, { [positionHeader]: String(position) })).toBe(before + 1)
      }
    } finally {
      browser.socket.disconnect()
      await followed.resume()
    }
  })

  it('is read from the primary while the replica is further behind than allowed, which is told', async () => {
    await inUse()
    const before = await drafts(strict.server, colleague)
    await followed.pause()
    await begin(world.server)
    await becomes(strict.server, 'behind')
    expect(await drafts(strict.server, colleague)).toBe(before + 1)
    expect(await healthOf(strict.server)).toMatchObject({
      replicas: { each: [{ number: 1, state: 'behind', lag_seconds: expect.any(Number) }] },
      notices: expect.arrayContaining([
        { code: 'replica_out', message: expect.stringMatching(/^Replica 1 of the database is \d+ s behind/) },
      ]),
    })
    const metrics = (
      await strict.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
    ).body
    expect(metrics).toContain('talentplace_replicas_out 1\n')
    expect(metrics).toMatch(/talentplace_replica_lag_seconds [1-9]/)
    await followed.resume()
    await becomes(strict.server, 'in_use')
  })

  it('is read from the primary while the replica is away, and there again once it is back, unaided', async () => {
    await inUse()
    const before = await drafts(world.server, colleague)
    await followed.gate.shut()
    expect(await drafts(world.server, colleague)).toBe(before)
    await becomes(world.server, 'away')
    expect(await healthOf(world.server)).toMatchObject({
      notices: expect.arrayContaining([{ code: 'replica_out', message: expect.stringContaining('doesn’t answer') }]),
    })
    await begin(world.server)
    expect(await drafts(world.server, colleague)).toBe(before + 1)
    await followed.gate.open()
    await inUse()
    const reads = await readsOf(world.server)
    expect(await drafts(world.server, colleague)).toBe(before + 1)
    expect((await readsOf(world.server)).replica).toBe(reads.replica + 1)
  })
})

describe('the search index', () => {
  it('is loaded from a replica, once that shows what changed before this process heard of changes', async () => {
    await inUse()
    const { database, gate } = followed
    const listener = createListener({ url: database.url, log: silentLog })
    const replicas = await openReplicas({
      primaryUrl: database.url,
      // The database itself is no replica of it.
      urls: [gate.url, database.url],
      longestLag: 600_000,
      clock: systemClock,
      log: silentLog,
    })
    const loadedFrom: unknown[] = []
    const index = createSearchIndex({
      database,
      listener,
      clock: systemClock,
      log: silentLog,
      async replica() {
        const replica = await replicas.forLoading()
        loadedFrom.push(replica)
        return replica
      },
    })
    try {
      await followed.pause()
      const before = strict.index?.size ?? 0
      // Before anything is heard.
      await addAssistant(database, {})
      await listener.start()
      const started = index.start()
      await vi.waitFor(() => expect(strict.index?.size).toBe(before + 1))
      expect(index.ready).toBe(false)
      // Heard, and not on the replica either.
      await addAssistant(database, {})
      await followed.resume()
      await started
      await vi.waitFor(() => expect(index.size).toBe(before + 2))
      expect(loadedFrom).toEqual([replicas.all[0]?.database])
      expect(replicas.signs.replicas[1]).toMatchObject({ state: 'away', reason: 'it follows no primary' })
    } finally {
      await followed.resume()
      await index.stop()
      await replicas.stop()
      await listener.stop()
    }
  })
})

const marked = (Object.keys(operations) as OperationKey[]).filter((key) => operations[key].readsReplica)

/** Someone to whom the operation answers about what is their own. */
function actorOf(key: OperationKey): Actor {
  const allowed = actors.find((actor) => statusFor(accessTable[key].own, actor) === 200)
  if (allowed === undefined) throw new Error(`Nobody may call ${key}`)
  return allowed
}

describe('an operation that says it may be read from a replica', () => {
  it('only reads, is called by GET, and decides nothing', () => {
    for (const key of marked) {
      const { method, freshSession, idempotencyKey } = operations[key]
      expect({ key, method, freshSession, idempotencyKey }).toEqual({ key, method: 'GET' })
    }
  })

  it('is answered by one, each of them', async () => {
    await inUse()
    const calls = await accessCalls(world)
    const { primary, ...before } = await readsOf(world.server)
    let { replica } = before
    for (const key of marked) {
      const actor = actorOf(key)
      const { path } = await calls[key](actor, 'own')
      const token = await world.tokenOf(actor)
      await followed.caughtUp()
      const answer = await world.server.inject({
        url: `/api${path}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
      expect({ key, status: answer.statusCode, reads: await readsOf(world.server) }).toEqual({
        key,
        status: 200,
        reads: { replica: (replica += 1), primary },
      })
    }
  })
})

describe('a replica that doesn’t answer any more', () => {
  it('keeps nobody waiting: the primary answers in its place', async () => {
    await inUse()
    const before = await drafts(world.server, colleague)
    followed.gate.freeze()
    expect(await drafts(world.server, colleague)).toBe(before)
    await becomes(world.server, 'away')
  })
})
