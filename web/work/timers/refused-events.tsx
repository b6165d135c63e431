import { Button } from '../../ui/button.tsx'
import { IntervalTimes } from '../../platform/viewer-zone/interval-times.tsx'
import type { TimerReply } from './browser-desk.ts'
import type { QueuedEvent } from './queued-event.ts'
import { refusedStretches, type Stretch } from './refused-stretches.ts'
import type { TimerDesk } from './timer-desk.ts'
import styles from './timer.module.css'

function StretchLine({ stretch: { label, from, to }, timezone }: { stretch: Stretch; timezone: string | null }) {
  return (
    <li>
      {label}: <IntervalTimes {...{ from, to, timezone }} />
      {to === null && ' (no end recorded)'}
    </li>
  )
}

interface RefusedEventsProps {
  readonly events: readonly QueuedEvent[]
  readonly desk: TimerDesk<TimerReply>
  /** The assistant's zone, on whose clock the times are. */
  readonly timezone: string | null
  /** Opens the form for time by hand, with what the events say. */
  readonly onAdd: (stretch: Stretch) => void
}

/** What the server refused: why, and the work that it stood for, until the person has entered or dismissed it. */
export function RefusedEvents({ events, desk, timezone, onAdd }: RefusedEventsProps) {
  const reasons = [...new Set(events.map(({ refusal }) => refusal?.message ?? ''))].filter((reason) => reason !== '')
  const stretches = refusedStretches(events)
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.about}>We couldn’t record something your timer did. {reasons.join(' ')}</p>
      {stretches.length > 0 && (
        <ul className={styles.stretches}>
          {stretches.map((stretch) => (
            <StretchLine key={`${stretch.id} ${stretch.from}`} stretch={stretch} timezone={timezone} />
          ))}
        </ul>
      )}
      <div className={styles.dialogActions}>
        {stretches.map((stretch) => (
          <Button key={`${stretch.id} ${stretch.from}`} onClick={() => onAdd(stretch)}>
            Add {stretch.label} by hand
          </Button>
        ))}
        <Button variant="quiet" onClick={() => desk.dismiss(events)}>
          {stretches.length > 0 ? 'Dismiss' : 'Got it'}
        </Button>
      </div>
    </div>
  )
}
