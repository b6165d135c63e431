import { IntervalTimes } from '../../platform/viewer-zone/interval-times.tsx'
import { useOffsetAt } from '../../platform/viewer-zone/use-offset-at.ts'
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
      <output>
        {waitingText(events)} waiting to be sent. You’re offline: it’s saved in this browser and sent once you’re back.
      </output>
      {intervals.length > 0 && (
        <ul className={styles.stretches} aria-label="Waiting to be sent">
          {intervals.map(({ id, label, from, to }) => (
            <li key={`${id} ${from}`}>
              {label}: <IntervalTimes {...{ from, to, timezone }} />
              {to === null && ' until now'}
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
