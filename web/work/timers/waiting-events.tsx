import * as t from '@talentplace/contract/work/messages/timers'
import { IntervalTimes } from '../../platform/viewer-zone/interval-times.tsx'
import { useOffsetAt } from '../../platform/viewer-zone/use-offset-at.ts'
import { Rich } from '../../ui/rich.tsx'
import type { QueuedEvent } from './queued-event.ts'
import { rejectedIntervals } from './rejected-intervals.ts'
import { waitingText } from './waiting-text.ts'
import styles from './timer.module.css'

interface WaitingEventsProps {
  readonly events: readonly QueuedEvent[]
  /** The assistant's zone, on whose clock the times are. */
  readonly timezone: string | null
}

/** What waits to be sent, and the time it stands for. */
export function WaitingEvents({ events, timezone }: WaitingEventsProps) {
  const intervals = rejectedIntervals(events)
  return (
    <div className={styles.offline}>
      <output>{t.areWaitingOffline({ events: waitingText(events) })}</output>
      {intervals.length > 0 && (
        <ul className={styles.stretches} aria-label={t.waiting()}>
          {intervals.map(({ id, label, from, to }) => (
            <li key={`${id} ${from}`}>
              <Rich
                of={to === null ? t.intervalUntilNow : t.interval}
                values={{ label }}
                times={() => <IntervalTimes {...{ from, to, timezone }} />}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asks for the assistant's clock while there is a line: what waits to be sent says on it when it was. Shows nothing. */
export function WaitingClock({ now, timezone }: { now: string; timezone: string }) {
  useOffsetAt(now, timezone)
  return null
}
