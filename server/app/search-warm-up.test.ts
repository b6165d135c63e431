import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchIndex } from '../matching/search-index/search-index.ts'
import { warmUpSearch } from '../matching/warm-up.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { createListener } from '../platform/database/listener.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addRandomAssistants, readChoices } from '../testing/random/random-assistants.ts'
import { randomNumbers } from '../testing/random/random-numbers.ts'
import { startTestServer } from '../testing/servers/running-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await addRandomAssistants(database.pool, randomNumbers(7), await readChoices(database.pool), 300)
})
afterAll(() => database.close())

const silent = pino({ level: 'silent' })

it('the search isn’t ready before it has run some hundreds of searches, many of which find people', async () => {
  const listener = createListener({ url: database.url, log: silent })
  const counts: number[] = []
  const readiness = new Set<boolean>()
  const index = createSearchIndex({
    database,
    listener,
    clock: systemClock,
    log: silent,
    beforeReady: (first) =>
      warmUpSearch({
        ...first,
        search(query) {
          readiness.add(index.ready)
          const found = first.search(query)
          counts.push(found.count)
          return found
        },
      }),
  })
  await listener.start()
  try {
    await index.start()
    expect(readiness).toEqual(new Set([false]))
    expect(index.ready).toBe(true)
    expect(counts.length).toBeGreaterThan(100)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(counts.length / 10)
  } finally {
    await index.stop()
    await listener.stop()
  }
})

it('nobody is told of the warm-up: no request logged or measured, no visitor counted, no word kept', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const running = await startTestServer({ database, clock: systemClock, log })
  try {
    await running.searchReady
    const messages = lines.map((line) => JSON.parse(line) as { msg: string; warmUpMilliseconds?: number })
    expect(messages.find(({ msg }) => msg === 'the search index is ready')?.warmUpMilliseconds).toBeGreaterThan(0)
    expect(messages.filter(({ msg }) => msg === 'request')).toEqual([])
    const { body } = await running.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body).toContain('http_request_duration_seconds')
    expect(body).not.toContain('vasearch')
    const { rows } = await database.pool.query<{ kept: number }>(
      `select ((select count(*) from throttle_counters) + (select count(*) from throttle_subjects)
         + (select count(*) from unknown_words))::int as kept`,
    )
    expect(rows).toEqual([{ kept: 0 }])
  } finally {
    await running.stop()
  }
})
