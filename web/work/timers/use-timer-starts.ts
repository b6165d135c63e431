import { useMemo } from 'react'
import { startTimer } from './start-timer.ts'
import { stopTimer } from './stop-request.ts'
import { isRunning, placeOf, targetAt, timerOf, type TimerTarget } from './timer-target.ts'
import { useTimers } from './use-timers.ts'

/** What a press does to a target's timer. */
export interface TimerAction {
  readonly state: 'stopped' | 'paused' | 'running'
  readonly press: () => void
}

/** Starts and stops timers where the work is shown; once a page, however many rows it has. Null: no time can be logged for it. */
export function useTimerStarts(): (target: TimerTarget) => TimerAction | null {
  const { timers, list, desk } = useTimers()
  return useMemo(
    () => (request) => {
      const ratePlan = list && placeOf(request, list)
      if (!ratePlan) return null
      const target = targetAt(request, ratePlan)
      const timer = timerOf(target, timers)
      if (timer && isRunning(target, timers)) return { state: 'running', press: () => stopTimer(timer, desk) }
      const isPaused = timer?.state === 'paused' && target.description === undefined
      return { state: isPaused ? 'paused' : 'stopped', press: () => startTimer(target, { list, timers, desk }) }
    },
    [timers, list, desk],
  )
}
