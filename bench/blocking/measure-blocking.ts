import { percentile } from '../search/figures.ts'
import type { Load } from './loads.ts'
import type { pollHealth } from './poll-health.ts'

export interface Measured {
  readonly name: string
  /** How often it was done, and the statuses that it was answered with. */
  readonly times: number
  readonly statuses: Readonly<Record<number, number>>
  /** Milliseconds of the health check meanwhile. */
  readonly polls: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly failures: number
}

/** Does something again and again for so long, while the health is asked for. */
export async function measureLoad(
  health: ReturnType<typeof pollHealth>,
  load: Load,
  seconds: number,
): Promise<Measured> {
  await health.read()
  const end = performance.now() + seconds * 1000
  const statuses: Record<number, number> = {}
  let times = 0
  do {
    for (const status of await load.run()) statuses[status] = (statuses[status] ?? 0) + 1
    times += 1
  } while (performance.now() < end)
  const polled = await health.read()
  const at = (share: number) => percentile(polled.times, share)
  return {
    name: load.name,
    times,
    statuses,
    polls: polled.times.length,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    failures: polled.failures,
  }
}
