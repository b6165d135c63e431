import * as t from '@talentplace/contract/work/messages/timers'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { announce } from '../../ui/notice/live-region.tsx'
import { notify } from '../../ui/notice/toast.ts'
import type { TimerReply } from './browser-controller.ts'
import { eventOf, timerLabel } from './timer-events.ts'
import type { TimedEvent, TimerController } from './timer-controller.ts'
import { placeOf, startEvents, type TimerTarget } from './timer-target.ts'
import type { TimerList } from './use-timers.ts'

interface Known {
  readonly list: TimerList
  readonly timers: readonly Timer[]
  readonly desk: TimerController<TimerReply>
}

/** What goes back to the timer that a start has stopped: from the instant of the switch on, the time is that one's again. */
function undoEvents(stopped: Timer, { id, event, label }: TimedEvent): readonly TimedEvent[] {
  const { description, billable } = stopped
  // A timer that was paused before keeps what it had counted.
  const back = event === 'resume' ? 'pause' : 'discard'
  return [{ id, event: back, label }, eventOf(stopped, 'start', { description, billable })]
}

/** Starts a target's timer. Where that stops another one, a message says so, and one press undoes it without losing a second. */
export function startTimer(target: TimerTarget, { list, timers, desk }: Known): void {
  const ratePlan = placeOf(target, list)
  if (!ratePlan) return
  const events = startEvents(target, { ratePlan, timers })
  const started = events.at(-1)
  if (!started) return
  for (const event of events) desk.record(event)
  const stopped = timers.find(({ state }) => state === 'running')
  if (!stopped) return announce(t.started({ label: started.label }))
  const switchedAt = Date.parse(desk.shelves.read().waiting.at(-1)?.at ?? stopped.as_of)
  notify({
    kind: 'info',
    id: 'timer-switched',
    message: t.switched({ stopped: timerLabel(stopped), started: started.label }),
    action: {
      label: t.undo(),
      run() {
        for (const [which, event] of undoEvents(stopped, started).entries())
          desk.record({ ...event, at: new Date(switchedAt + 1 + which).toISOString() })
      },
    },
  })
}
