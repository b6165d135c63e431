import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { DiscardTimer } from './discard-timer.tsx'
import { LimitWarning } from './limit-warning.tsx'
import { RunningTime } from './running-time.tsx'
import { StillWorking } from './still-working.tsx'
import { TimerButtons } from './timer-buttons.tsx'
import { TimerDetails } from './timer-details.tsx'
import type { Timers } from './use-timers.ts'
import styles from './timer.module.css'

interface TimerCardProps extends Pick<Timers, 'timers' | 'list' | 'desk'> {
  readonly timer: Timer
  /** Another one runs. */
  readonly another: boolean
}

/** One timer with all that can be done with it. */
export function TimerCard({ timer, timers, list, another, desk }: TimerCardProps) {
  const running = timer.state === 'running'
  return (
    <li className={styles.timerCard} data-running={running || undefined}>
      <StillWorking timer={timer} desk={desk} />
      <LimitWarning timer={timer} timers={timers} list={list} />
      <div className={styles.timerHead}>
        <span className={styles.what}>
          <span className={styles.task}>{timer.task_name ?? timer.project_name}</span>
          <span className={styles.company}>
            {timer.task_name === null ? timer.company : `${timer.project_name}, ${timer.company}`}
            {!running && ' · paused'}
          </span>
        </span>
        <RunningTime timer={timer} />
        <div className={styles.timerButtons}>
          <TimerButtons timer={timer} another={another} desk={desk} />
          <DiscardTimer timer={timer} desk={desk} />
        </div>
      </div>
      <TimerDetails timer={timer} timers={timers} list={list} desk={desk} />
    </li>
  )
}
