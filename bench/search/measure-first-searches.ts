import { likelySearch, readModels } from '../../server/testing/random/likely-searches.ts'
import { randomNumbers } from '../../server/testing/random/random-numbers.ts'
import { searchAddress } from '../../server/testing/random/search-address.ts'
import type { Dataset } from './datasets.ts'
import { median } from './figures.ts'
import { generateLoad } from './load-generator.ts'
import { startServerProcess } from './server-process.ts'

/** The searches that a process answers first, and those after which nothing gets faster any more. */
const first = 500
const secondsUntilLater = 12

/** What the first searches of a new process cost, at one client. */
interface FirstSearches {
  /** Median of the first ones' time, by the median of the last as many. */
  readonly ofLater: number
  readonly loadMilliseconds: number
}

async function measureProcess(dataset: Dataset, seed: number, args: readonly '--cold'[]): Promise<FirstSearches> {
  const random = randomNumbers(seed)
  const models = await readModels(dataset.pool, 5_000)
  const addresses = Array.from({ length: 60_000 }, () => searchAddress(likelySearch(random, models)))
  const server = await startServerProcess(dataset.url, args)
  try {
    const { port, loadMilliseconds } = server.ready
    const next = () => addresses.pop() ?? searchAddress(likelySearch(random, models))
    const load = { port, clients: 1, seconds: secondsUntilLater, next, token: dataset.token }
    const { times } = await generateLoad(load)
    const later = median(times.slice(-first))
    return {
      ofLater: median(times.slice(0, first)) / later,
      loadMilliseconds,
    }
  } finally {
    await server.stop()
  }
}

/** Processes that warm up and such that don't, by turns. */
export async function measureFirstSearches(
  dataset: Dataset,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<{ warm: FirstSearches; cold: FirstSearches }> {
  const warm: FirstSearches[] = []
  const cold: FirstSearches[] = []
  for (let round = 0; round < rounds; round += 1) {
    cold.push(await measureProcess(dataset, seed + round, ['--cold']))
    warm.push(await measureProcess(dataset, seed + round, []))
  }
  return { warm: mediansOf(warm), cold: mediansOf(cold) }
}

function mediansOf(all: readonly FirstSearches[]): FirstSearches {
  const of = (figure: keyof FirstSearches) => median(all.map((each) => each[figure]))
  return {
    ofLater: of('ofLater'),
    loadMilliseconds: of('loadMilliseconds'),
  }
}
