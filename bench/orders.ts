// Who comes first, now and by the rules of a commit before, over the same random searches of the same people.
//   node launch/run.mjs bench/orders.ts [--before 869c1e42] [--assistants 5000] [--searches 200] [--seed 7]
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import pino from 'pino'
import { createSearchIndex, type SearchIndex } from '../server/matching/search-index/search-index.ts'
import { systemClock as clock } from '../server/platform/clock/clock.ts'
import { offsetAt } from '../server/platform/clock/zones.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { createListener } from '../server/platform/database/listener.ts'
import { availabilityMask, partsThatShareWindow } from '../server/rules/working-overlap.ts'
import { likelySearch, readModels } from '../server/testing/random/likely-searches.ts'
import { randomNumbers } from '../server/testing/random/random-numbers.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'

const { values } = parseArgs({
  options: {
    before: { type: 'string', default: '869c1e42' },
    assistants: { type: 'string', default: '5000' },
    searches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
  },
})
const seed = Number(values.seed)
const wanted = Number(values.searches)
const firstPage = 12
const ahead = 3

type CreateSearchIndex = typeof createSearchIndex

/** The search index as it was at a commit, from a copy within the project: what npm installed is found from there. */
async function indexAt(commit: string): Promise<{ create: CreateSearchIndex; remove(): void }> {
  const root = join(import.meta.dirname, '..')
  mkdirSync(join(root, '.data'), { recursive: true })
  const folder = mkdtempSync(join(root, '.data', 'orders-before-'))
  const archive = execFileSync('git', ['-C', root, 'archive', commit, 'server', 'package.json'], {
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const file = join(folder, 'server', 'matching', 'search-index', 'search-index.ts')
  // The module is the other commit's of the one imported above.
  const module = (await import(pathToFileURL(file).href)) as { createSearchIndex: CreateSearchIndex }
  return { create: module.createSearchIndex, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Person {
  readonly availability: number
  readonly timezone: string
  /** The mean of their shown reviews; null before the first. */
  readonly rating: number | null
}

async function readPeople({ pool }: Dataset): Promise<ReadonlyMap<number, Person>> {
  const { rows } = await pool.query<Person & { id: number }>(
    `select id, availability, timezone,
       case when feedback_count > 0 then rating_sum::float8 / feedback_count end as rating from assistants`,
  )
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** One search's first page, by id. */
interface Orders {
  readonly query: SearchQuery
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** How many of the first places' people are there still. */
function staying({ before, after }: Orders, places: number): number {
  const now = after.slice(0, places)
  return before.slice(0, places).filter((id) => now.includes(id)).length
}

function mean(figures: readonly number[]): string {
  return figures.length === 0 ? '–' : (figures.reduce((sum, each) => sum + each, 0) / figures.length).toFixed(2)
}

type Which = 'before' | 'after'

const change = (of: (which: Which) => readonly number[]) => `${mean(of('before'))} → ${mean(of('after'))}`
const asksForParts = ({ query }: Orders) => query.availabilities.length > 0
const hasClock = ({ query }: Orders) => query.timezone !== undefined

/** 1 for who shares two hours of a weekday with the viewer, else 0; nothing where the viewer's clock isn't known. */
function sharesWindow({ timezone }: SearchQuery, person: Person): readonly number[] {
  const viewer = timezone === undefined ? null : offsetAt(timezone, clock.now())
  if (viewer === null) return []
  const own = offsetAt(person.timezone, clock.now())
  return [own !== null && (partsThatShareWindow(own - viewer) & person.availability) !== 0 ? 1 : 0]
}

/** 1 for who has all parts of the week that are asked for, else 0; nothing where none are. */
function hasParts({ availabilities }: SearchQuery, person: Person): readonly number[] {
  const parts = availabilityMask(availabilities)
  return parts === 0 ? [] : [(parts & person.availability) === parts ? 1 : 0]
}

/** Of a kind of searches, a row of the table. */
function row(name: string, orders: readonly Orders[], people: ReadonlyMap<number, Person>): readonly string[] {
  const ofFirst = (figures: (query: SearchQuery, person: Person) => readonly number[]) => (which: Which) =>
    orders.flatMap(({ query, [which]: ids }) =>
      ids.slice(0, ahead).flatMap((id) => {
        const person = people.get(id)
        return person === undefined ? [] : figures(query, person)
      }),
    )
  return [
    name,
    String(orders.length),
    mean(orders.map((each) => staying(each, ahead))),
    mean(orders.map((each) => staying(each, firstPage))),
    change(ofFirst(sharesWindow)),
    change(ofFirst(hasParts)),
    change(ofFirst((_, { rating }) => (rating === null ? [] : [rating]))),
  ]
}

const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
const log = pino({ level: 'warn' })
const earlier = await indexAt(values.before)
const datasets = await openDatasets(1, () => {})
const dataset = await datasets.make(Number(values.assistants))
const database = openDatabase({ url: dataset.url, log })
const listener = createListener({ url: dataset.url, log })
const before = earlier.create({ database, listener, clock, log })
const after = createSearchIndex({ database, listener, clock, log })

try {
  await before.start()
  await after.start()
  const models = await readModels(dataset.pool, 5_000)
  const random = randomNumbers(seed)
  const orders: Orders[] = []
  while (orders.length < wanted) {
    const query = { ...likelySearch(random, models), pagination: { limit: firstPage, offset: 0 } }
    const ids = (index: SearchIndex) =>
      index
        .search(query)
        .candidates()
        .map(({ id }) => id)
    const found = { query, before: ids(before), after: ids(after) }
    if (found.after.length === firstPage) orders.push(found)
  }
  const people = await readPeople(dataset)
  console.log(
    `${wanted} searches that find ${firstPage} people and more among ${people.size}, seed ${seed}; ${values.before} → now\n`,
  )
  print([
    'searches',
    'number',
    `stay of ${ahead}`,
    `stay of ${firstPage}`,
    `of the first ${ahead}, share two hours`,
    'have all asked parts of the week',
    'mean rating',
  ])
  print(['---', '--:', '--:', '--:', '--:', '--:', '--:'])
  for (const [name, some] of [
    ['all', orders],
    ['with a clock', orders.filter((each) => hasClock(each) && !asksForParts(each))],
    ['with a clock and parts of the week', orders.filter((each) => hasClock(each) && asksForParts(each))],
    ['with parts of the week', orders.filter((each) => !hasClock(each) && asksForParts(each))],
    ['with neither', orders.filter((each) => !hasClock(each) && !asksForParts(each))],
  ] as const)
    print(row(name, some, people))
} finally {
  await before.stop()
  await after.stop()
  await listener.stop()
  await database.close()
  await datasets.remove(dataset)
  await datasets.stop()
  earlier.remove()
}
