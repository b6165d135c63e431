import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { createStore } from '../../platform/browser/store.ts'
import type { TimerReply } from './browser-controller.ts'
import { eventOf } from './timer-events.ts'
import { timeOfServer } from './server-clock.ts'
import type { TimerController } from './timer-controller.ts'

/** A timer that waits for a word about its work before it is stopped, and when Stop was pressed. Null: none does. */
export const stopRequest = createStore<{ readonly timer: Timer; readonly stoppedAt: string } | null>(null)

/**
 * Stops a timer. What the client pays for needs a word about it: without one, and without a task's name, it is asked for. Meanwhile the
 * timer is paused, so that whoever leaves the page then isn't counted on.
 */
export function stopTimer(timer: Timer, desk: TimerController<TimerReply>): void {
  if (!timer.billable || timer.task_uuid !== null || !isInvisible(timer.description)) {
    desk.record(eventOf(timer, 'stop'))
    return
  }
  const stoppedAt = new Date(timeOfServer.now()).toISOString()
  if (timer.state === 'running') desk.record(eventOf(timer, 'pause', { at: stoppedAt }))
  stopRequest.replace({ timer, stoppedAt })
}
