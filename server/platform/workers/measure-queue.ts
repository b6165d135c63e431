import { Gauge, type Registry } from 'prom-client'
import type { TurnQueue } from './turn-queue.ts'

/** Gauges `talentplace_<name>_…` of a queue: what is under way, what waits, and what was answered 503 because too much waited. */
export function measureQueue(registry: Registry, name: string, what: string, queue: TurnQueue): void {
  const measures = [
    ['running', `${what} under way in this process`, () => queue.running],
    ['waiting', `${what} that wait for their turn in this process`, () => queue.waiting],
    ['rejected', `${what} answered 503 since the start of this process, because too many waited`, () => queue.rejected],
  ] as const
  for (const [measure, help, read] of measures) {
    const gauge: Gauge = new Gauge({
      name: `talentplace_${name}_${measure}`,
      help,
      registers: [registry],
      collect: () => gauge.set(read()),
    })
  }
}
