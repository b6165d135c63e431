import type { Measured } from './load-generator.ts'

/** One round, with the server's processor time for each request in microseconds. */
export interface Round extends Measured {
  readonly processor: number
}

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b)
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0
}

/** What several rounds of one measurement come to. */
export interface Stats {
  readonly requestsPerSecond: number
  /** Half the distance of best and worst round, as a share of the median. */
  readonly spread: number
  readonly p50: number
  readonly p99: number
  readonly processor: number
  readonly failures: number
}

export function figuresOf(rounds: readonly Round[]): Stats {
  const rates = rounds.map((round) => round.requestsPerSecond)
  const rate = median(rates)
  return {
    requestsPerSecond: rate,
    spread: (Math.max(...rates) - Math.min(...rates)) / 2 / rate,
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    processor: median(rounds.map((round) => round.processor)),
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  }
}

/** `12,345/s ±4%  p50 0.71  p99 1.90 ms  server 80 µs` */
export function inWords(figures: Stats): string {
  const rate = Math.round(figures.requestsPerSecond).toLocaleString('en-CA').padStart(7)
  const spread = `±${Math.round(figures.spread * 100)}%`.padEnd(5)
  const failed = figures.failures > 0 ? `  ${figures.failures} FAILED` : ''
  return `${rate}/s ${spread} p50 ${figures.p50.toFixed(2).padStart(6)}  p99 ${figures.p99.toFixed(2).padStart(6)} ms  server ${String(Math.round(figures.processor)).padStart(4)} µs${failed}`
}

/** How long something takes, done so many times: the median, in milliseconds. */
export async function medianTime(work: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}
