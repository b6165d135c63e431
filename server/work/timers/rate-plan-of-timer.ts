import type { Kysely, Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import { checkLive, checkOpen, ratePlanRows, type TimeRatePlan } from '../time/entries/rate-plan-for-time.ts'
import type { TimerRow } from './timer-rows.ts'

/** C3.2: the subscription's uuid, followed by the task's if there is one. */
export function partsOfId(id: string): { project_uuid: string; task_uuid: string | null } {
  return { project_uuid: id.slice(0, 36), task_uuid: id.length > 36 ? id.slice(36) : null }
}

/** @throws HttpError 404 where the project has no such task */
export async function checkTask(
  database: Kysely<Tables>,
  project_uuid: string,
  task_uuid: string | null,
): Promise<void> {
  if (task_uuid === null) return
  const task = await database
    .selectFrom('tasks')
    .select('uuid')
    .where('uuid', '=', task_uuid)
    .where('project_uuid', '=', project_uuid)
    .where('removed_date', 'is', null)
    .executeTakeFirst()
  if (!task) throw notFound()
}

interface Requested {
  readonly assistant_uuid: string
  readonly id: string
  readonly rate_plan_uuid: string | undefined
  readonly at: Date
}

/**
 * The place that a timer counts for, live at that instant and open for time. It need not be named where there is only one.
 * @throws HttpError 404, 409 `time_entry_off`, or 400 where there are several
 */
export async function ratePlanOfTimer(database: Kysely<Tables>, request: Requested): Promise<TimeRatePlan> {
  const { assistant_uuid, id, rate_plan_uuid, at } = request
  const { project_uuid, task_uuid } = partsOfId(id)
  const places = await ratePlanRows(database)
    .where('rate_plans.virtualassistant_uuid', '=', assistant_uuid)
    .where('rate_plans.project_uuid', '=', project_uuid)
    .orderBy('rate_plans.rate_start_date', 'desc')
    .execute()
  await checkTask(database, project_uuid, task_uuid)
  const isLive = ({ timezone, rate_start_date, rp_end_date }: TimeRatePlan) => {
    const day = calendarDay(timezone, at)
    return rate_start_date <= day && (rp_end_date === null || rp_end_date >= day)
  }
  const possible =
    rate_plan_uuid === undefined
      ? places.filter(isLive)
      : places.filter((each) => each.rate_plan_uuid === rate_plan_uuid)
  if (possible.length > 1) throw invalidField('rate_plan_uuid', 'Choose which role this is for')
  const ratePlan = possible[0] ?? (rate_plan_uuid === undefined ? places[0] : undefined)
  if (!ratePlan) throw notFound()
  const day = calendarDay(ratePlan.timezone, at)
  checkOpen(ratePlan, day, at)
  checkLive(ratePlan, day, 'at')
  return ratePlan
}

/** The place that a timer counts for, whoever has it by now. */
export function ratePlanOfRow(transaction: Transaction<Tables>, row: TimerRow): Promise<TimeRatePlan> {
  return ratePlanOf(transaction, row).executeTakeFirstOrThrow()
}

/** The same, to be read with others. */
export function ratePlanOf(transaction: Transaction<Tables>, { virtualassistant_uuid, rate_plan_uuid }: TimerRow) {
  return ratePlanRows(transaction, virtualassistant_uuid).where('rate_plans.uuid', '=', rate_plan_uuid)
}
