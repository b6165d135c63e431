import { setTimeout as wait } from 'node:timers/promises'
import type { Dataset } from './datasets.ts'
import { figuresOf, percentile, type Stats, type Round } from './figures.ts'
import type { Written } from './messages.ts'
import { runWriter, type ServerProcess } from './server-process.ts'

export interface Freshness {
  readonly writes: number
  /** Writes that were never heard of. */
  readonly missing: number
  /** Milliseconds from the commit's acknowledgement until the change was searchable. */
  readonly p50: number
  readonly p99: number
  readonly idle: Stats
  readonly whileWriting: Stats
}

/** Milliseconds given to what was written last. */
const lastWritesTake = 500

/** Searches by turns alone and beside a hundred writes a second. */
export async function measureFreshness(
  dataset: Dataset,
  server: ServerProcess,
  options: { rounds: number; seconds: number; search: () => Promise<Round> },
): Promise<Freshness> {
  const heard: { ids: ReadonlySet<number>; at: number }[] = []
  server.onSearchable(({ ids, at }) => heard.push({ ids: new Set(ids), at }))
  const idle: Round[] = []
  const whileWriting: Round[] = []
  const written: Written[] = []
  for (let round = 0; round < options.rounds; round += 1) {
    idle.push(await options.search())
    const [searches, writes] = await Promise.all([
      options.search(),
      runWriter(dataset.url, options.seconds, dataset.assistants),
    ])
    whileWriting.push(searches)
    written.push(...writes)
  }
  await wait(lastWritesTake)
  const delays = written.flatMap(({ id, sent, committed }) => {
    const found = heard.find(({ ids, at }) => at >= sent && ids.has(id))
    // Readers may hear of a commit before the writer does.
    return found ? [Math.max(0, found.at - committed)] : []
  })
  return {
    writes: written.length,
    missing: written.length - delays.length,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    idle: figuresOf(idle),
    whileWriting: figuresOf(whileWriting),
  }
}
