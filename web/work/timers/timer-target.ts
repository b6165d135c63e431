import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { timerIdOf } from './timer-id.ts'
import { eventOf, startOf } from './timer-events.ts'
import type { TimedEvent } from './timer-controller.ts'
import type { TimerList } from './use-timers.ts'

/** What a timer is started for: a project, a task of it, or the work of an entry once more. */
export interface TimerTarget {
  readonly project_uuid: string
  readonly task_uuid: string | null
  /** Of an entry: the place it was logged for, and its task's name, which stands in for a task that is over. */
  readonly rate_plan_uuid?: string
  readonly task_name?: string | null
  readonly description?: string
  readonly billable?: boolean
}

type Known = Pick<TimerList, 'places' | 'last'>

/** The place that a target's time counts for: its own, else the last one used of its project, else the first. Undefined: none takes time. */
export function placeOf(target: TimerTarget, { places, last }: Known): TimerRatePlan | undefined {
  const open = places.filter(
    ({ closed_reason, project_uuid }) => closed_reason === null && project_uuid === target.project_uuid,
  )
  const named = (uuid: string | undefined) => open.find(({ rate_plan_uuid }) => rate_plan_uuid === uuid)
  return named(target.rate_plan_uuid) ?? named(last?.rate_plan_uuid) ?? open[0]
}

/** The work of an entry once more: same task, description and side. */
export function targetOfEntry(entry: TimeEntry): TimerTarget {
  const { project_uuid, rate_plan_uuid, task_uuid, task_name, description, billable } = entry
  return { project_uuid, rate_plan_uuid, task_uuid, task_name, description, billable }
}

/** A target as its place knows it: a task that is done or removed is named by the description. */
export function targetAt(target: TimerTarget, { tasks }: TimerRatePlan): TimerTarget {
  const { task_uuid, task_name, description } = target
  if (task_name === undefined || task_uuid === null || tasks.some(({ uuid }) => uuid === task_uuid)) return target
  return { ...target, task_uuid: null, description: description || (task_name ?? '') }
}

/** The timer there is for a target, running or paused. */
export function timerOf({ project_uuid, task_uuid }: TimerTarget, timers: readonly Timer[]): Timer | undefined {
  return timers.find(({ id }) => id === timerIdOf(project_uuid, task_uuid))
}

/** True where a timer is for the same task, but for other work than the target says. */
function isOther({ description, billable }: Timer, target: TimerTarget): boolean {
  const saysOther = target.description !== undefined && target.description.trim() !== description.trim()
  return saysOther || (target.billable !== undefined && target.billable !== billable)
}

/** True while exactly this runs. */
export function isRunning(target: TimerTarget, timers: readonly Timer[]): boolean {
  const timer = timerOf(target, timers)
  return timer?.state === 'running' && !isOther(timer, target)
}

/**
 * What happens when a target is started: its paused timer goes on, or a new one begins; whatever else runs is stopped first. A timer of
 * the same task with other work is ended, so that both descriptions stay.
 */
export function startEvents(
  target: TimerTarget,
  { ratePlan, timers }: { ratePlan: TimerRatePlan; timers: readonly Timer[] },
): readonly TimedEvent[] {
  const own = timerOf(target, timers)
  const running = timers.find(({ state }) => state === 'running')
  if (own && !isOther(own, target)) {
    return own === running ? [] : [eventOf(own, 'resume', running ? { replace: true } : {})]
  }
  const { task_uuid, description = '', billable } = target
  const replace = running !== undefined && running !== own
  const start = startOf(ratePlan, { task_uuid, description, billable, replace })
  return own ? [eventOf(own, 'stop'), start] : [start]
}

/** What was worked on last and can be again: what is paused, else the latest entry's task or project, else the first project. */
export function lastTarget({ places, last }: Known, timers: readonly Timer[]): TimerTarget | null {
  const [paused] = timers
  if (paused) return { project_uuid: paused.project_uuid, task_uuid: paused.task_uuid }
  const open = places.filter(({ closed_reason }) => closed_reason === null)
  const ratePlan = open.find(({ rate_plan_uuid }) => rate_plan_uuid === last?.rate_plan_uuid) ?? open[0]
  if (!ratePlan) return null
  const { project_uuid, rate_plan_uuid, tasks } = ratePlan
  const task_uuid = tasks.find(({ uuid }) => uuid === last?.task_uuid)?.uuid ?? null
  return { project_uuid, rate_plan_uuid, task_uuid }
}
