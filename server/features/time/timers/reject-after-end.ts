import type { sendTimerEvent } from '@talentplace/contract/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { placeRows } from '../entries/place-for-time.ts'
import { partsOfId } from './place-of-timer.ts'
import { rejectTime } from './rejected-time.ts'
import { findEnd, noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'

interface Happened {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  readonly at: Date
  readonly now: Date
}

/**
 * A pause or stop of a timer that ran no longer: its device hadn't heard that it was ended elsewhere. Nothing is logged unasked after
 * someone has stopped; what it ran until then is kept as rejected time, for its person to decide.
 */
export async function rejectAfterEnd(
  transaction: Transaction<Tables>,
  timer: TimerRow | undefined,
  { assistant_uuid, id, event, at, now }: Happened,
): Promise<string[]> {
  const known = await findEnd(transaction, { assistant_uuid, id })
  // A stop of a paused timer says nothing of what ran, unless its device does.
  const ran = known?.was_running === true && (event.event === 'pause' || !timer) ? known.end_at : null
  const since = event.since === undefined ? ran : new Date(Math.floor(Date.parse(event.since) / 1000) * 1000)
  if (since === null) return []
  const start_at = known && known.end_at > since ? known.end_at : since
  if (start_at >= at) return []
  const { project_uuid, task_uuid } = partsOfId(id)
  const place = await placeRows(transaction)
    .where('rate_plans.virtualassistant_uuid', '=', assistant_uuid)
    .where('rate_plans.project_uuid', '=', project_uuid)
    .executeTakeFirst()
  if (!place) return []
  const task =
    task_uuid === null
      ? undefined
      : await transaction
          .selectFrom('tasks')
          .select('name')
          .where('uuid', '=', task_uuid)
          .where('project_uuid', '=', project_uuid)
          .executeTakeFirst()
  await noteEnd(transaction, { virtualassistant_uuid: assistant_uuid, timer_id: id, end_at: at, was_running: true })
  const of = {
    virtualassistant_uuid: assistant_uuid,
    event_uuid: event.uuid,
    timer_id: id,
    project_uuid,
    rate_plan_uuid: place.rate_plan_uuid,
    task_name: task?.name ?? null,
    description: event.description ?? timer?.description ?? '',
    billable: event.billable ?? timer?.billable ?? true,
  }
  const reason = 'You’d already stopped this timer on another device.'
  return rejectTime(transaction, of, [{ start_at, end_at: at, code: 'already_stopped', reason }], now)
}
