import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../../platform/clock/clock.ts'
import { createListener, type Listener } from '../../../platform/database/listener.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { addRandomAssistants, readChoices } from '../../../testing/random-assistants.ts'
import { randomNumbers } from '../../../testing/random-numbers.ts'
import { anySearch, type Choices } from '../../../testing/random-searches.ts'
import { askOracle } from '../../../testing/search-oracle.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const seed = Number(process.env.SEARCH_SEED ?? Date.now() % 1_000_000)
const random = randomNumbers(seed)
const log = pino({ level: 'silent' })
const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let listener: Listener
let index: SearchIndex
let choices: Choices

beforeAll(async () => {
  database = await testDatabase()
  choices = await readChoices(database.pool)
  await addRandomAssistants(database.pool, random, choices, 2_000)
  listener = createListener({ url: database.url, log })
  index = createSearchIndex({ database, listener, clock, log })
  await listener.start()
  await index.start()
})

afterAll(async () => {
  await index.stop()
  await listener.stop()
  await database.close()
})

describe(`the index answers what plain SQL answers (SEARCH_SEED=${seed})`, () => {
  it('for thousands of random searches', async () => {
    let found = 0
    for (let round = 0; round < 300; round++) {
      const queries = Array.from({ length: 10 }, () => anySearch(random, choices))
      const answers = await Promise.all(queries.map((query) => askOracle(database.pool, query, clock.now())))
      for (const [place, query] of queries.entries()) {
        const { ids, scores, count, role_counts } = index.search(query)
        expect({ ids, scores, count, role_counts }, JSON.stringify(query)).toEqual(answers[place])
        found += count
      }
    }
    expect(found).toBeGreaterThan(10_000)
  }, 120_000)
})
