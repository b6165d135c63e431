import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { secondsAt } from './to-timer-views.ts'

/** So long before the limit is warned. In seconds. */
const warnedBefore = 15 * 60

export type LimitStatus = 'soon' | 'reached' | null

type Counted = Pick<Timer, 'project_uuid' | 'billable' | 'state' | 'seconds' | 'as_of'>

/**
 * How near the hours that the client agreed to are to their end, with what one's own timers there count and what those of others
 * have counted since the server said; null: far, without a limit, or on a timer that the client doesn't pay for.
 * @param known the server's instant (ISO 8601) that `agreed` is of
 * @param at milliseconds, by the server's clock
 */
export function limitStatus(
  { project_uuid, billable }: Pick<Timer, 'project_uuid' | 'billable'>,
  {
    timers,
    ratePlan,
    known,
    at,
  }: { timers: readonly Counted[]; ratePlan: Pick<TimerRatePlan, 'agreed'> | undefined; known: string; at: number },
): LimitStatus {
  if (!billable || !ratePlan?.agreed) return null
  const { left_seconds, others_running } = ratePlan.agreed
  const own = timers
    .filter((timer) => timer.project_uuid === project_uuid && timer.billable)
    .reduce((sum, timer) => sum + secondsAt(timer, at), 0)
  const others = others_running * Math.max(0, (at - Date.parse(known)) / 1000)
  const left = left_seconds - own - others
  if (left > warnedBefore) return null
  return left > 0 ? 'soon' : 'reached'
}
