import { readModels, likelySearch } from '../../server/testing/random/likely-searches.ts'
import { randomNumbers, type RandomNumbers } from '../../server/testing/random/random-numbers.ts'
import { compareWithOracle, type Agreement } from './compare-with-oracle.ts'
import type { Dataset } from './datasets.ts'
import { figuresOf, median, type Stats, type Round } from './figures.ts'
import { generateLoad, type Load } from './load-generator.ts'
import { measureFirstSearches } from './measure-first-searches.ts'
import { measureFreshness, type Freshness } from './measure-freshness.ts'
import { searchAddress } from '../../server/testing/random/search-address.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

export const clientNumbers = [1, 10, 50] as const
export const routes = ['hello', 'row by key', 'canned page', 'search'] as const
export type Route = (typeof routes)[number]

export interface SizeReport {
  readonly assistants: number
  readonly ready: ServerProcess['ready']
  /** Megabytes at the end. */
  readonly memory: number
  readonly aloneMicroseconds: number
  readonly byRoute: Readonly<Record<Route, ReadonlyMap<number, Stats>>>
  readonly suggestions: Stats
  readonly helloBesideSuggestions: Stats
  readonly agreement: Agreement
  readonly freshness: Freshness
  /** Of new processes, after a warm-up and without. */
  readonly firstSearches: Awaited<ReturnType<typeof measureFirstSearches>>
}

const warmUpSeconds = 10
const busyClients = 10
const maxSearchesPerSecond = 8_000

/** The addresses a keyword box calls while someone types one of the words, key by key. */
function keywordAddresses(random: RandomNumbers, words: readonly string[]): () => string {
  let typed = ''
  let word = ''
  return () => {
    if (typed.length === word.length) {
      word = random.pick(words)
      typed = ''
    }
    typed = word.slice(0, typed.length + 1)
    return `/api/matching/keywords?searchQuery=${encodeURIComponent(typed)}`
  }
}

export async function measureSize(
  dataset: Dataset,
  settings: { seconds: number; rounds: number; seed: number },
): Promise<SizeReport> {
  const { seconds, rounds, seed } = settings
  const random = randomNumbers(seed)
  const models = await readModels(dataset.pool, 5_000)
  const words = await dataset.pool.query<{ value: string }>(
    'select value from roles union all select value from skills union all select value from tools',
  )
  const firstSearches = await measureFirstSearches(dataset, { rounds, seed })
  const server = await startServerProcess(dataset.url)
  try {
    const { port, barePort } = server.ready
    const prepared: string[] = []
    const newSearch = () => searchAddress(likelySearch(random, models))
    const nextKeyword = keywordAddresses(
      random,
      words.rows.map(({ value }) => value),
    )
    const loads: Record<Route | 'suggestions', Omit<Load, 'clients' | 'seconds'>> = {
      hello: { port: barePort, next: () => '/hello' },
      'row by key': { port: barePort, next: () => `/row/${1 + random.below(dataset.assistants)}` },
      'canned page': { port: barePort, next: () => '/page', token: dataset.token },
      search: { port, next: () => prepared.pop() ?? newSearch(), token: dataset.token },
      suggestions: { port, next: nextKeyword },
    }
    const run = async (what: keyof typeof loads, clients: number, time = seconds): Promise<Round> => {
      // Made beforehand, so that making them costs the measured time nothing.
      const missing = what === 'search' ? Math.ceil(maxSearchesPerSecond * time) - prepared.length : 0
      for (let made = 0; made < missing; made += 1) prepared.push(newSearch())
      const before = await server.processor()
      const measured = await generateLoad({ ...loads[what], clients, seconds: time })
      return { ...measured, processor: ((await server.processor()) - before) / measured.requests }
    }

    for (const what of [...routes, 'suggestions'] as const)
      await run(what, busyClients, what === 'search' ? warmUpSeconds : 1)
    const measured = new Map<string, Round[]>()
    const keep = (key: string, result: Round) => measured.set(key, [...(measured.get(key) ?? []), result])
    for (let round = 0; round < rounds; round += 1) {
      for (const clients of clientNumbers) {
        for (const route of routes) keep(`${route} ${clients}`, await run(route, clients))
      }
      keep('suggestions', await run('suggestions', busyClients))
      keep('hello beside', await run('hello', busyClients))
    }
    const figures = (key: string) => figuresOf(measured.get(key) ?? [])
    const byClients = (route: Route) =>
      new Map(clientNumbers.map((clients) => [clients, figures(`${route} ${clients}`)]))
    const alone: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await server.alone(Array.from({ length: 500 }, () => likelySearch(random, models))))
    }
    return {
      assistants: dataset.assistants,
      ready: server.ready,
      byRoute: {
        hello: byClients('hello'),
        'row by key': byClients('row by key'),
        'canned page': byClients('canned page'),
        search: byClients('search'),
      },
      suggestions: figures('suggestions'),
      helloBesideSuggestions: figures('hello beside'),
      aloneMicroseconds: median(alone),
      agreement: await compareWithOracle(
        dataset,
        port,
        Array.from({ length: 500 }, () => likelySearch(random, models)),
      ),
      freshness: await measureFreshness(dataset, server, {
        rounds,
        seconds: Math.max(3, seconds),
        search: () => run('search', busyClients, Math.max(3, seconds)),
      }),
      memory: await server.memory(),
      firstSearches,
    }
  } finally {
    await server.stop()
  }
}
