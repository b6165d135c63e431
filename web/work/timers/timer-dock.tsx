import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import { happeningTo } from './happenings.ts'
import { LimitWarning } from './limit-warning.tsx'
import { RequestedStop } from './requested-stop.tsx'
import { RunningTime } from './running-time.tsx'
import { StillWorking } from './still-working.tsx'
import { TimerButtons } from './timer-buttons.tsx'
import { waitingText } from './waiting-text.ts'
import { useFollowTimers } from './follow-timers.ts'
import { timerKeys, useTimerKeys } from './use-timer-keys.ts'
import { toggleTimer } from './toggle-timer.ts'
import { useTimerTitle } from './use-timer-title.ts'
import { knownTimers, useTimers, type Timers } from './use-timers.ts'
import styles from './timer.module.css'

/** What is left to say in a line: what waits, what was refused, what else is paused. */
function Remarks({ timers, waiting, refused, isCutOff }: Timers) {
  const paused = timers.slice(1).length
  return (
    <p className={styles.remarks}>
      {isCutOff && waiting.length > 0 && (
        <span>{waitingText(waiting)} waiting to be sent. Saved in this browser. </span>
      )}
      {refused.length > 0 && (
        <Link to={paths.assistantTime()} className={styles.rejectedLink}>
          Some time wasn’t recorded. Look at it
        </Link>
      )}
      {paused > 0 && <Link to={paths.assistantTime()}>{paused} more paused</Link>}
    </p>
  )
}

function Dock({ timer, ...timers }: Timers & { timer: Timer | undefined }) {
  const { desk, list } = timers
  return (
    <section
      className={styles.dock}
      data-bottom-bar
      aria-label="Timer"
      aria-keyshortcuts={Object.values(timerKeys).join(' ')}
    >
      {timer && <StillWorking timer={timer} desk={desk} />}
      {timer && <LimitWarning brief timer={timer} timers={timers.timers} list={list} />}
      <div className={styles.dockLine}>
        {timer && (
          <>
            <Link to={paths.assistantTime()} className={styles.what}>
              <span className={styles.task}>{timer.task_name ?? timer.project_name}</span>
              <span className={styles.company}>{timer.task_name === null ? timer.company : timer.project_name}</span>
            </Link>
            <RunningTime timer={timer} />
            <div className={styles.dockButtons}>
              <TimerButtons timer={timer} another={false} desk={desk} />
            </div>
          </>
        )}
        <Remarks {...timers} />
      </div>
    </section>
  )
}

function FollowedTimers() {
  const timers = useTimers()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [timer] = timers.timers
  const goToTime = (): void => void navigate(paths.assistantTime())
  function toggle(): void {
    if (timers.list) toggleTimer(timers, goToTime)
    // Pressed before the page knows what runs: done once it does.
    else
      knownTimers(client).then(
        (list) => toggleTimer({ list, timers: list.timers, desk: timers.desk }, goToTime),
        goToTime,
      )
  }
  useFollowTimers(timers.desk)
  useTimerTitle(timer ?? null)
  useTimerKeys({
    onToggle: toggle,
    onPause: () => timer && timers.desk.record(happeningTo(timer, timer.state === 'running' ? 'pause' : 'resume')),
    onGo: goToTime,
  })
  // On their own page the timers stand in full.
  const hasMore = timers.refused.length > 0 || timers.waiting.length > 0
  const withDock = pathname !== paths.assistantTime() && (timer !== undefined || hasMore)
  return (
    <>
      {withDock && <Dock {...timers} timer={timer} />}
      <RequestedStop desk={timers.desk} />
    </>
  )
}

/**
 * C3.2: the timer on every page of an assistant, where the feature is on for them: what it is for, its time, pause and stop. Nothing
 * where there is none.
 */
export default function TimerDock() {
  return useFeature('va', 'time') ? <FollowedTimers /> : null
}
