import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import type { QueuedEvent } from './queued-event.ts'
import { refusedStretches } from './refused-stretches.ts'
import { waitingText } from './waiting-text.ts'
import styles from './timer.module.css'

/** What waits to be sent, and the time it stands for. */
export function WaitingEvents({ events }: { events: readonly QueuedEvent[] }) {
  const intervals = refusedStretches(events)
  return (
    <div className={styles.offline}>
      <output>
        {waitingText(events)} waiting to be sent. You’re offline: it’s saved in this browser and sent once you’re back.
      </output>
      {intervals.length > 0 && (
        <ul className={styles.stretches} aria-label="Waiting to be sent">
          {intervals.map(({ id, label, from, to }) => (
            <li key={`${id} ${from}`}>
              {label}: <InstantTime instant={from} />
              {to === null ? ' until now' : ' to '}
              {to !== null && <InstantTime instant={to} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
