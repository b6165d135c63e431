import { searchAssistants, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { queryOracle } from '../../server/testing/search-oracle.ts'
import type { Dataset } from './datasets.ts'
import { percentile } from './figures.ts'
import { searchAddress } from '../../server/testing/random/search-address.ts'

export interface Agreement {
  readonly compared: number
  readonly differing: number
  /** Milliseconds the same search takes in plain SQL. */
  readonly sqlP50: number
}

/** SQL takes its time on large tables; what was compared until then counts. */
const longestSeconds = 20

/** Asks the server and plain SQL the same, and checks the whole answer against the contract. */
export async function compareWithOracle(
  dataset: Dataset,
  port: number,
  searches: readonly SearchQuery[],
): Promise<Agreement> {
  const times: number[] = []
  let differing = 0
  const until = performance.now() + longestSeconds * 1000
  for (const search of searches) {
    if (performance.now() > until) break
    const began = performance.now()
    const now = new Date()
    const expected = await queryOracle(dataset.pool, search, now)
    times.push(performance.now() - began)
    const response = await fetch(`http://127.0.0.1:${port}${searchAddress(search)}`, {
      headers: { authorization: `Bearer ${dataset.token}` },
    })
    const answer = searchAssistants.reply.parse(await response.json())
    const same =
      answer.count === expected.count &&
      JSON.stringify(answer.role_counts) === JSON.stringify(expected.role_counts) &&
      JSON.stringify(answer.assistants.map(({ id, match }) => [id, match.score])) ===
        JSON.stringify(expected.ids.map((id, place) => [id, expected.scores[place]]))
    if (!same) differing += 1
  }
  return { compared: times.length, differing, sqlP50: percentile(times, 0.5) }
}
