import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import * as t from '@talentplace/contract/work/messages/timers'
import type { QueuedEvent } from './queued-event.ts'

const kinds = {
  start: 'start',
  resume: 'start',
  pause: 'pause',
  stop: 'stop',
  describe: 'change',
  still_working: 'change',
  discard: 'discard',
} as const satisfies Record<QueuedEvent['event'], string>
type Kind = (typeof kinds)[QueuedEvent['event']]

const words: Readonly<Record<Kind, (values: { count: number }) => string>> = {
  start: t.starts,
  pause: t.pauses,
  stop: t.stops,
  change: t.changes,
  discard: t.discards,
}

/** What waits to be sent, counted: `1 start and 1 stop`. */
export function waitingText(events: readonly Pick<QueuedEvent, 'event'>[]): string {
  const counts = new Map<Kind, number>()
  for (const { event } of events) counts.set(kinds[event], (counts.get(kinds[event]) ?? 0) + 1)
  const parts = [...counts].map(([kind, count]) => words[kind]({ count }))
  return new Intl.ListFormat(locales[currentLanguage()]).format(parts)
}
