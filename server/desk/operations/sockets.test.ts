import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import {
  browserOf,
  connected,
  serveRealtime,
  type RealtimeServer,
  type TestBrowser,
} from '../../testing/servers/realtime-server.ts'
import { listSocketsOperation } from './list-sockets.ts'
import { disconnectSocketOperation } from './disconnect-socket.ts'
import { reloadAllSocketsOperation } from './reload-all-sockets.ts'
import { reloadSocketOperation } from './reload-socket.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const absent = '01940000-0000-7000-8000-000000000000'
let database: TestDatabase
let here: RealtimeServer
let there: RealtimeServer
let visitor: TestBrowser
let client: TestBrowser
let person: Person
let superToken: string

interface View {
  uuid: string
  page: string
  user: { email: string } | null
}

beforeAll(async () => {
  database = await testDatabase()
  here = await serveRealtime({ database, clock }, () => [
    listSocketsOperation(database),
    disconnectSocketOperation({ database, clock }),
    reloadSocketOperation({ database, clock }),
    reloadAllSocketsOperation({ database, clock }),
  ])
  there = await serveRealtime({ database, clock })
  superToken = await addSession(database, clock, (await addPerson(database, { permissions: ['super_admin'] })).uuid)
  person = await addPerson(database, { permissions: ['client'], email: 'mia@maple.test' })
  visitor = browserOf(here.port, { page: '/search' })
  await connected(visitor)
  clock.set(new Date(start.getTime() + 5_000))
  client = browserOf(there.port, { page: '/client/home', token: await addSession(database, clock, person.uuid) })
  await connected(client)
  await vi.waitFor(requireBoth, { timeout: 10_000 })
})
afterAll(async () => {
  visitor.socket.disconnect()
  client.socket.disconnect()
  await Promise.all([here.stop(), there.stop()])
  await database.close()
})

const request = (what: Parameters<typeof call>[1], body?: unknown) =>
  call(here.server, what, { token: superToken, body })
async function list(query = ''): Promise<{ sockets: View[]; count: number }> {
  const answer = await request(`GET /sockets${query}`)
  return answer.body as unknown as { sockets: View[]; count: number }
}
const pages = async (query?: string) => (await list(query)).sockets.map(({ page }) => page)
async function requireBoth(): Promise<void> {
  if ((await pages()).length < 2) throw new Error('The sockets are not written down yet.')
}
async function uuidOf(page: string): Promise<string> {
  return (await list()).sockets.find((socket) => socket.page === page)?.uuid ?? ''
}

describe('E4 sockets', () => {
  it('are listed for all processes, newest first, with person, source, page and since when', async () => {
    const { sockets, count } = await list()
    expect(count).toBe(2)
    expect(sockets).toEqual([
      {
        uuid: expect.any(String),
        user: { uuid: person.uuid, full_name: person.full_name, email: 'mia@maple.test' },
        source: 'talentplace',
        page: '/client/home',
        created_date: '2026-11-20T15:00:05.000Z',
        last_seen: '2026-11-20T15:00:05.000Z',
      },
      expect.objectContaining({ user: null, page: '/search', created_date: '2026-11-20T15:00:00.000Z' }),
    ])
  })

  it('are found, filtered, sorted and paged', async () => {
    expect(await pages('?search=MIA')).toEqual(['/client/home'])
    expect(await pages('?search=%25')).toEqual([])
    expect(await pages('?signed_in=false')).toEqual(['/search'])
    expect(await pages('?signed_in=true')).toEqual(['/client/home'])
    expect(await pages('?pagination.sortBy[]=page&pagination.sortDesc[]=true')).toEqual(['/search', '/client/home'])
    expect(await list('?pagination.limit=1&pagination.offset=1')).toMatchObject({
      sockets: [{ page: '/search' }],
      count: 2,
    })
  })

  it('can be asked to reload, one on another process or all', async () => {
    const uuid = await uuidOf('/client/home')
    expect((await request(`POST /sockets/${uuid}/reload`, { event: 'reload_config' })).status).toBe(200)
    expect((await request('POST /sockets/reload', { event: 'reload_window' })).status).toBe(200)
    await Promise.all([client.hears('reload_window'), visitor.hears('reload_window')])
    expect(client.heard).toEqual([['reload_config'], ['reload_window']])
    expect(visitor.heard).toEqual([['reload_window']])
    const { rows } = await database.pool.query('select action, entity, details from audit_entries order by id')
    expect(rows).toEqual([
      { action: 'socket.reloaded', entity: `socket:${uuid}`, details: { event: 'reload_config' } },
      { action: 'socket.reloaded', entity: 'socket:all', details: { event: 'reload_window' } },
    ])
  })

  it('take no other event and no socket that isn’t open', async () => {
    expect((await request('POST /sockets/reload', { event: 'notifications_updated' })).status).toBe(400)
    expect((await request(`POST /sockets/${absent}/reload`, { event: 'reload_window' })).status).toBe(404)
    expect((await request(`POST /sockets/${absent}/disconnect`)).status).toBe(404)
  })

  it('can be disconnected from another process', async () => {
    const left = new Promise<string>((done) => client.socket.once('disconnect', done))
    expect((await request(`POST /sockets/${await uuidOf('/client/home')}/disconnect`)).status).toBe(200)
    // By this reason the browser's end knows to connect again.
    expect(await left).toBe('transport close')
    await expect.poll(() => pages(), { timeout: 10_000 }).toEqual(['/search'])
  })
})
