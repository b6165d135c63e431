import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addPerson, addSession } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
let running: RunningServer
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

it('a process whose index isn’t loaded serves everything but the search, which answers 503 until it is', async () => {
  const client = await addPerson(database, { permissions: ['client'] })
  const authorization = `Bearer ${await addSession(database, systemClock, client.uuid)}`
  const request = async (url: string) => {
    const { statusCode, json, headers } = await running.server.inject({ url, headers: { authorization } })
    return { status: statusCode, code: json<{ code?: string }>().code, retry: headers['retry-after'] }
  }
  const search = '/api/matching/vasearch?rids[]=1&hours[]=10'
  // Nobody reads the assistants, so that the index waits.
  const keeper = await database.pool.connect()
  await keeper.query('begin')
  // However long a busy machine takes to start.
  await keeper.query('set local idle_in_transaction_session_timeout = 0')
  await keeper.query('lock table assistants in access exclusive mode')
  try {
    running = await startTestServer({ database, clock: systemClock })

    for (const url of [
      '/api/user/preferences',
      '/api/user/config',
      '/api/matching/keywords?searchQuery=book',
      '/api/places/cities?searchQuery=toronto',
      '/api/healthcheck?live=1',
    ])
      expect({ url, ...(await request(url)) }).toMatchObject({ url, status: 200 })
    expect(await request(search)).toEqual({ status: 503, code: 'search_starting', retry: '1' })
    expect((await request('/api/healthcheck')).status).toBe(503)
  } finally {
    await keeper.query('rollback')
    keeper.release()
  }
  await running.searchReady
  expect((await request(search)).status).toBe(200)
})
