import { startTimer } from './start-timer.ts'
import { stopTimer } from './stop-request.ts'
import { lastTarget } from './timer-target.ts'
import type { Timers } from './use-timers.ts'

/** Stops what runs, or starts what was worked on last. @param onNothing where there is nothing to start */
export function toggleTimer(
  { timers, list, desk }: Pick<Timers, 'timers' | 'list' | 'desk'>,
  onNothing: () => void,
): void {
  const running = timers.find(({ state }) => state === 'running')
  if (running) return stopTimer(running, desk)
  const target = list && lastTarget(list, timers)
  if (target) startTimer(target, { list, timers, desk })
  else onNothing()
}
