import type { Timer, TimerPlace } from '@talentplace/contract/work/time/timer.routes'
import type { QueuedEvent } from './queued-event.ts'
import { uuidLength } from './timer-id.ts'

/** A timer that was started here and that the server hasn't confirmed yet, with the names that its place is known by. */
export function startedTimer(event: QueuedEvent, places: readonly TimerPlace[]): Timer {
  const project_uuid = event.id.slice(0, uuidLength)
  const task_uuid = event.id.slice(uuidLength) || null
  const own = places.filter((place) => place.project_uuid === project_uuid)
  const place = own.find(({ rate_plan_uuid }) => rate_plan_uuid === event.rate_plan_uuid) ?? own[0]
  return {
    id: event.id,
    project_uuid,
    project_name: place?.project_name ?? event.label,
    company: place?.company ?? '',
    task_uuid,
    task_name: place?.tasks.find(({ uuid }) => uuid === task_uuid)?.name ?? null,
    rate_plan_uuid: event.rate_plan_uuid ?? place?.rate_plan_uuid ?? '',
    state: 'running',
    description: event.description ?? '',
    billable: event.billable ?? true,
    seconds: 0,
    as_of: event.at,
    running_since: event.at,
    ask_still_working: false,
    moved: false,
    version: 0,
  }
}
