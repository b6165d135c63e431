// How far the match score tells people apart, over random searches that find a hundred people and more.
//   node launch/run.mjs bench/scores.ts [--assistants 5000] [--searches 300] [--seed 7]
import { parseArgs } from 'node:util'
import pino from 'pino'
import { createSearchIndex } from '../server/matching/search-index/search-index.ts'
import { systemClock as clock } from '../server/platform/clock/clock.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { createListener } from '../server/platform/database/listener.ts'
import { readModels } from '../server/testing/random/likely-searches.ts'
import { randomNumbers } from '../server/testing/random/random-numbers.ts'
import { spreadOf, type Spread } from '../server/testing/score-spread.ts'
import { spreadSearches } from '../server/testing/random/spread-searches.ts'
import { openDatasets } from './search/datasets.ts'
import { percentile } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '5000' },
    searches: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
const wanted = Number(values.searches)
/** Draws of a kind that may find too few people before it is given up. */
const maxDraws = 30 * wanted

const print = (line: string) => console.log(line)
const log = pino({ level: 'warn' })
const datasets = await openDatasets(1, () => {})
const dataset = await datasets.make(Number(values.assistants))
const database = openDatabase({ url: dataset.url, log })
const listener = createListener({ url: dataset.url, log })
const index = createSearchIndex({ database, listener, clock, log })

function spreadInWords(spreads: readonly Spread[]): string {
  const figure = (of: (spread: Spread) => number) => {
    const figures = spreads.map(of)
    return `${percentile(figures, 0.5)} (${percentile(figures, 0)} to ${percentile(figures, 1)})`
  }
  const mean = (of: (spread: Spread) => number) =>
    (spreads.reduce((sum, spread) => sum + of(spread), 0) / spreads.length).toFixed(2)
  return [
    `${spreads.length} searches`,
    `best ${figure(({ best }) => best)}`,
    `different among twelve ${figure(({ different }) => different)}`,
    `span of a hundred ${figure(({ span }) => span)}`,
    `new among twelve ${mean(({ newAhead }) => newAhead)}, a hundred ${mean(({ newAmongHundred }) => newAmongHundred)}`,
  ].join(' · ')
}

try {
  await index.start()
  const models = await readModels(dataset.pool, 5_000)
  print(`Scores of ${index.size} people, seed ${seed}; medians of ${wanted} searches of a kind (least to most)`)
  for (const { name, draw } of spreadSearches) {
    const random = randomNumbers(seed)
    const spreads: Spread[] = []
    for (let drawn = 0; drawn < maxDraws && spreads.length < wanted; drawn += 1) {
      const spread = spreadOf(index.search(draw(random, models)))
      if (spread !== null) spreads.push(spread)
    }
    print(`  ${name.padEnd(24)} ${spreadInWords(spreads)}`)
  }
} finally {
  await index.stop()
  await listener.stop()
  await database.close()
  await datasets.remove(dataset)
  await datasets.stop()
}
