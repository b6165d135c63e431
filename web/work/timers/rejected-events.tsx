import * as t from '@talentplace/contract/work/messages/timers'
import { Rich } from '../../ui/rich.tsx'
import { Button } from '../../ui/button.tsx'
import { IntervalTimes } from '../../platform/viewer-zone/interval-times.tsx'
import type { TimerReply } from './browser-controller.ts'
import type { QueuedEvent } from './queued-event.ts'
import { rejectedIntervals, type Interval } from './rejected-intervals.ts'
import type { TimerController } from './timer-controller.ts'
import styles from './timer.module.css'

function IntervalLine({ interval: { label, from, to }, timezone }: { interval: Interval; timezone: string | null }) {
  return (
    <li>
      <Rich
        of={to === null ? t.intervalWithoutEnd : t.interval}
        values={{ label }}
        times={() => <IntervalTimes {...{ from, to, timezone }} />}
      />
    </li>
  )
}

interface RejectedEventsProps {
  readonly events: readonly QueuedEvent[]
  readonly desk: TimerController<TimerReply>
  /** The assistant's zone, on whose clock the times are. */
  readonly timezone: string | null
  /** Opens the form for time by hand, with what the events say. */
  readonly onAdd: (interval: Interval) => void
}

/** What the server refused: why, and the work that it stood for, until the person has entered or dismissed it. */
export function RejectedEvents({ events, desk, timezone, onAdd }: RejectedEventsProps) {
  const reasons = [...new Set(events.map(({ rejection }) => rejection?.message ?? ''))].filter(
    (reason) => reason !== '',
  )
  const intervals = rejectedIntervals(events)
  return (
    <div className={styles.refused} role="alert">
      <p className={styles.about}>{t.notRecorded({ why: reasons.join(' ') })}</p>
      {intervals.length > 0 && (
        <ul className={styles.stretches}>
          {intervals.map((interval) => (
            <IntervalLine key={`${interval.id} ${interval.from}`} interval={interval} timezone={timezone} />
          ))}
        </ul>
      )}
      <div className={styles.dialogActions}>
        {intervals.map((interval) => (
          <Button key={`${interval.id} ${interval.from}`} onClick={() => onAdd(interval)}>
            {t.addThisByHand({ label: interval.label })}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => desk.dismiss(events)}>
          {intervals.length > 0 ? t.dismiss() : t.gotIt()}
        </Button>
      </div>
    </div>
  )
}
