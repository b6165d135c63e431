import type { Timer, TimerRatePlan } from '@talentplace/contract/work/time/timer.routes'
import { timerIdOf } from './timer-id.ts'
import type { TimerEventName } from './queued-event.ts'
import type { TimedEvent } from './timer-controller.ts'

/** What a timer is for, in words. */
export function timerLabel({ project_name, task_name }: Pick<Timer, 'project_name' | 'task_name'>): string {
  return task_name === null ? project_name : `${task_name} · ${project_name}`
}

/** What happens to a timer that there is. */
export function eventOf(timer: Timer, event: TimerEventName, more: Partial<TimedEvent> = {}): TimedEvent {
  const { id, rate_plan_uuid, running_since } = timer
  const isOfRun = ['pause', 'stop', 'describe'].includes(event) && running_since !== null
  return { id, event, rate_plan_uuid, label: timerLabel(timer), ...(isOfRun && { since: running_since }), ...more }
}

interface Start {
  readonly task_uuid: string | null
  readonly description: string
  readonly billable?: boolean | undefined
  readonly replace: boolean
}

/** The start of a timer for a place, and a task of it where one was chosen. `replace`: what runs is stopped first. */
export function startOf(
  { project_uuid, rate_plan_uuid, project_name, tasks }: TimerRatePlan,
  { task_uuid, description, billable, replace }: Start,
): TimedEvent {
  const task_name = tasks.find(({ uuid }) => uuid === task_uuid)?.name ?? null
  const label = timerLabel({ project_name, task_name })
  const said = description.trim()
  return {
    id: timerIdOf(project_uuid, task_uuid),
    event: 'start',
    rate_plan_uuid,
    label,
    ...(said !== '' && { description: said }),
    ...(billable !== undefined && { billable }),
    ...(replace && { replace }),
  }
}
