import type { QueuedEvent } from './queued-event.ts'

const words: Readonly<Record<QueuedEvent['event'], readonly [one: string, several: string]>> = {
  start: ['start', 'starts'],
  resume: ['start', 'starts'],
  pause: ['pause', 'pauses'],
  stop: ['stop', 'stops'],
  describe: ['change', 'changes'],
  still_working: ['change', 'changes'],
  discard: ['discard', 'discards'],
}

/** What waits to be sent, counted: `1 start and 1 stop`. */
export function waitingText(events: readonly Pick<QueuedEvent, 'event'>[]): string {
  const counts = new Map<readonly string[], number>()
  for (const { event } of events) {
    const key = [...counts.keys()].find(([one]) => one === words[event][0]) ?? words[event]
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const parts = [...counts].map(([[one, several], count]) => `${count} ${count === 1 ? one : several}`)
  return new Intl.ListFormat('en-CA').format(parts)
}
