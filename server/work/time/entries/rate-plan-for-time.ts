import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/time-errors'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts'
import { dayText } from '../../../rules/day-text.ts'
import { pauseStateOn, type PauseDays } from '../../../rules/pauses.ts'
import type { TimeViewer } from '../time-viewer.ts'

/**
 * Places with what decides whether time can be logged for them.
 * @param worker the assistant whose time it is, where that may be someone who had the place before; else who has it
 */
export function ratePlanRows(database: Kysely<Tables>, worker?: string) {
  return database
    .selectFrom('rate_plans')
    .innerJoin('projects', 'projects.uuid', 'rate_plans.project_uuid')
    .innerJoin('assistants', (join) =>
      worker === undefined
        ? join.onRef('assistants.uuid', '=', 'rate_plans.virtualassistant_uuid')
        : join.on('assistants.uuid', '=', worker),
    )
    .select([
      'rate_plans.uuid as rate_plan_uuid',
      'rate_plans.project_uuid',
      'rate_plans.seat_uuid',
      'rate_plans.role_id',
      'rate_plans.rate_start_date',
      'rate_plans.rp_end_date',
      'rate_plans.va_rate_cents',
      'rate_plans.virtualassistant_uuid as held_by',
      'projects.client_uuid',
      'projects.project_name',
      'projects.time_entry_disabled_date',
      'assistants.uuid as virtualassistant_uuid',
      'assistants.timezone',
    ])
    .select(
      sql<
        PauseDays[]
      >`coalesce((select jsonb_agg(jsonb_build_object('paused_from', from_date, 'resumes_on', pauses.resumes_on))
        from pauses where pauses.project_uuid = projects.uuid), '[]')`.as('pauses'),
    )
    .where('projects.removed_date', 'is', null)
}

export type TimeRatePlan = Awaited<ReturnType<ReturnType<typeof ratePlanRows>['execute']>>[number]

/** The assistant's own place, for staff anybody's. @throws HttpError 404 */
export async function ratePlanForTime(
  database: Kysely<Tables>,
  viewer: TimeViewer,
  uuid: string,
): Promise<TimeRatePlan> {
  return ownRatePlan(viewer, await ratePlanRows(database).where('rate_plans.uuid', '=', uuid).executeTakeFirst())
}

/** The same of a place as it was read. @throws HttpError 404 */
export function ownRatePlan(viewer: TimeViewer, ratePlan: TimeRatePlan | undefined): TimeRatePlan {
  const isOwner = viewer.side === 'assistant' && ratePlan?.virtualassistant_uuid === viewer.assistant_uuid
  if (!ratePlan || !(isOwner || viewer.side === 'staff')) throw notFound()
  return ratePlan
}

/** The pause of its subscription that the day is in. */
export function pauseOn({ pauses }: TimeRatePlan, day: string): PauseDays | undefined {
  return pauses.find((pause) => pauseStateOn(pause, day) === 'running')
}

const readersDay = (day: string): string => dayText(day, currentLanguage())

function pausedText({ paused_from, resumes_on }: PauseDays): string {
  const [from, to] = [paused_from, resumes_on].map((day) => (day === null ? null : readersDay(day)))
  if (from == null) return to == null ? t.paused() : t.pausedTo({ to })
  return to == null ? t.pausedFrom({ from }) : t.pausedFromTo({ from, to })
}

/**
 * Why no time can be logged for a place on a day of its assistant's calendar; null: it can.
 * @param at when it was worked, where a timer knows: what it counted before time entry was switched off is kept
 */
export function closedReason(ratePlan: TimeRatePlan, day: string, at?: Date): string | null {
  const { time_entry_disabled_date, va_rate_cents } = ratePlan
  const isOff = time_entry_disabled_date !== null && (at === undefined || at >= time_entry_disabled_date)
  if (isOff) return t.switchedOff()
  const pause = pauseOn(ratePlan, day)
  if (pause) return pausedText(pause)
  return va_rate_cents === 0 ? t.noPayYet() : null
}

/** True once a place is over by a day of its assistant's calendar, or is someone else's, and on the days of a pause. */
export function isOver(ratePlan: TimeRatePlan, day: string): boolean {
  const { held_by, virtualassistant_uuid, rp_end_date } = ratePlan
  if (pauseOn(ratePlan, day)) return true
  return held_by !== virtualassistant_uuid || (rp_end_date !== null && day > rp_end_date)
}

/** @throws HttpError 409 where time entry is switched off, the subscription is paused that day or nobody agreed on the pay */
export function checkOpen(ratePlan: TimeRatePlan, day: string, at?: Date): void {
  const reason = closedReason(ratePlan, day, at)
  if (reason !== null) throw new HttpError(409, 'time_entry_off', t.isSafe({ why: reason }))
}

/** @throws HttpError 400 for a day before the place begins or after it has ended */
export function checkLive({ rate_start_date, rp_end_date }: TimeRatePlan, day: string, field: string): void {
  if (day < rate_start_date) throw invalidField(field, t.startsOn({ day: readersDay(rate_start_date) }))
  if (rp_end_date !== null && day > rp_end_date) {
    throw invalidField(field, t.endedOn({ day: readersDay(rp_end_date) }))
  }
}
