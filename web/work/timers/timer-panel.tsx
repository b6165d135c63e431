import * as t from '@talentplace/contract/work/messages/timers'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RejectedEvents } from './rejected-events.tsx'
import type { Interval } from './rejected-intervals.ts'
import { StartForm } from './start-form.tsx'
import { TimerCard } from './timer-card.tsx'
import { RejectedTimePanel } from './rejected-time-panel.tsx'
import { WaitingClock, WaitingEvents } from './waiting-events.tsx'
import { useTimers } from './use-timers.ts'
import styles from './timer.module.css'

/** C3.2: one's timers, and where the next one starts. */
export function TimerPanel({ onAdd }: { onAdd: (interval: Interval) => void }) {
  const { timers, list, error, retry, waiting, rejected, isCutOff, desk } = useTimers()
  const timezone = list?.timezone ?? null
  const running = timers.find(({ state }) => state === 'running')
  return (
    <Panel title={t.timer()} lead={t.lead()}>
      <RejectedTimePanel timezone={timezone} onAdd={onAdd} />
      {rejected.length > 0 && <RejectedEvents events={rejected} desk={desk} timezone={timezone} onAdd={onAdd} />}
      {list && <WaitingClock now={list.now} timezone={list.timezone} />}
      {isCutOff && waiting.length > 0 && <WaitingEvents events={waiting} timezone={timezone} />}
      {timers.length > 0 && (
        <ul className={styles.timers} aria-label={t.timers()}>
          {timers.map((timer) => (
            <TimerCard
              key={timer.id}
              timer={timer}
              timers={timers}
              list={list}
              another={running !== undefined && running.id !== timer.id}
              desk={desk}
            />
          ))}
        </ul>
      )}
      {error && !list && <LoadFailure message={error.message} onRetry={retry} />}
      {!error && !list && (
        <div className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      )}
      {list && <StartForm list={list} running={running ?? null} timers={timers} desk={desk} />}
    </Panel>
  )
}
