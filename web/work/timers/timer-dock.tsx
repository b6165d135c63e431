import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useFeature } from '../../platform/session/use-feature.ts'
import type { TimerReply } from './browser-controller.ts'
import { shortClockText } from './clock-text.ts'
import { eventOf } from './timer-events.ts'
import { LimitWarning } from './limit-warning.tsx'
import { RunningTime } from './running-time.tsx'
import { timeOfServer } from './server-clock.ts'
import { startTimer } from './start-timer.ts'
import { StillWorking } from './still-working.tsx'
import { stopRequest, stopTimer } from './stop-request.ts'
import { TimerButtons } from './timer-buttons.tsx'
import type { TimerController } from './timer-controller.ts'
import { lastTarget } from './timer-target.ts'
import { secondsAt } from './to-timer-views.ts'
import { waitingText } from './waiting-text.ts'
import { useFollowTimers } from './follow-timers.ts'
import { timerKeys, useTimerKeys } from './use-timer-keys.ts'
import { knownTimers, useTimers, type Timers } from './use-timers.ts'
import styles from './timer.module.css'

const loadStopDialog = () => import('./stop-dialog.tsx').then(({ StopDialog }) => ({ default: StopDialog }))
const StopDialog = lazy(loadStopDialog)

/** What is left to say in a line: what waits, what was refused, what else is paused. */
function Remarks({ timers, waiting, rejected, isCutOff }: Timers) {
  const paused = timers.slice(1).length
  return (
    <p className={styles.remarks}>
      {isCutOff && waiting.length > 0 && <span>{t.areWaiting({ events: waitingText(waiting) })} </span>}
      {rejected.length > 0 && (
        <Link to={paths.assistantTime()} className={styles.rejectedLink}>
          {t.someNotRecorded()}
        </Link>
      )}
      {paused > 0 && <Link to={paths.assistantTime()}>{t.morePaused({ count: paused })}</Link>}
    </p>
  )
}

function Dock({ timer, ...timers }: Timers & { timer: Timer | undefined }) {
  const { desk, list } = timers
  return (
    <section
      className={styles.dock}
      data-bottom-bar
      aria-label={t.timer()}
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

const close = (): void => stopRequest.replace(null)

/** Asks what a timer was for, wherever on the page it was stopped. */
function RequestedStop({ desk }: { desk: TimerController<TimerReply> }) {
  const requested = useSyncExternalStore(stopRequest.listen, stopRequest.read)
  // Once opened it stays, to close by itself.
  const [isOpened, setOpened] = useState(false)
  if (requested && !isOpened) setOpened(true)
  if (!isOpened) return null
  return (
    <StopDialog
      requested={requested}
      onStop={(timer, description, at) => {
        desk.record(eventOf(timer, 'stop', { description, at }))
        close()
      }}
      onClose={() => {
        // From where it was paused, as if Stop had not been pressed.
        if (requested?.timer.state === 'running')
          desk.record(eventOf(requested.timer, 'resume', { at: requested.stoppedAt }))
        close()
      }}
    />
  )
}

/** Stops what runs, or starts what was worked on last. @param onNothing where there is nothing to start */
function toggleTimer({ timers, list, desk }: Pick<Timers, 'timers' | 'list' | 'desk'>, onNothing: () => void): void {
  const running = timers.find(({ state }) => state === 'running')
  if (running) return stopTimer(running, desk)
  const target = list && lastTarget(list, timers)
  if (target) startTimer(target, { list, timers, desk })
  else onNothing()
}

/** What stands before a page's title while a timer runs. */
const mark = /^\d+:\d\d ▸ /

function bare(title: string): string {
  return title.replace(mark, '')
}

/** Shows a running timer's hours and minutes in the tab's title, before the page's own. */
function useTimerTitle(timer: Timer | null): void {
  useEffect(() => {
    if (timer?.state !== 'running') return undefined
    const write = (): void => {
      const title = `${shortClockText(secondsAt(timer, timeOfServer.now()))} ▸ ${bare(document.title)}`
      if (title !== document.title) document.title = title
    }
    write()
    const ticking = setInterval(write, 1_000)
    return () => {
      clearInterval(ticking)
      document.title = bare(document.title)
    }
  }, [timer])
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
  const hasTimer = timer !== undefined
  // It is stopped without a line, too.
  useEffect(() => {
    if (hasTimer) void loadStopDialog().catch(() => undefined)
  }, [hasTimer])
  useFollowTimers(timers.desk)
  useTimerTitle(timer ?? null)
  useTimerKeys({
    onToggle: toggle,
    onPause: () => timer && timers.desk.record(eventOf(timer, timer.state === 'running' ? 'pause' : 'resume')),
    onGo: goToTime,
  })
  // On their own page the timers stand in full.
  const hasMore = timers.rejected.length > 0 || timers.waiting.length > 0
  const withDock = pathname !== paths.assistantTime() && (timer !== undefined || hasMore)
  return (
    <>
      {withDock && <Dock {...timers} timer={timer} />}
      <Suspense fallback={null}>
        <RequestedStop desk={timers.desk} />
      </Suspense>
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
