import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError, invalidField, notFound } from '../../../platform/http/http-error.ts'
import { dayText } from '../../../rules/day-text.ts'
import type { TimeReader } from '../time-reader.ts'

/**
 * Places with what decides whether time can be logged for them.
 * @param worker the assistant whose time it is, where that may be someone who had the place before; else who has it
 */
export function placeRows(database: Kysely<Tables>, worker?: string) {
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
      'projects.ar_status',
      'projects.time_entry_disabled_date',
      'assistants.uuid as virtualassistant_uuid',
      'assistants.timezone',
    ])
    .where('projects.removed_date', 'is', null)
}

export type TimePlace = Awaited<ReturnType<ReturnType<typeof placeRows>['execute']>>[number]

/** The assistant's own place, for staff anybody's. @throws HttpError 404 */
export async function placeForTime(database: Kysely<Tables>, reader: TimeReader, uuid: string): Promise<TimePlace> {
  const place = await placeRows(database).where('rate_plans.uuid', '=', uuid).executeTakeFirst()
  const isTheirs = reader.side === 'assistant' && place?.virtualassistant_uuid === reader.assistant_uuid
  if (!place || !(isTheirs || reader.side === 'staff')) throw notFound()
  return place
}

/** Why no time can be logged for a place at all; null: it can. */
export function closedReason({ time_entry_disabled_date, ar_status, va_rate_cents }: TimePlace): string | null {
  if (time_entry_disabled_date !== null) return 'Time entry is switched off for this subscription.'
  if (ar_status === 'paused') return 'This subscription is paused.'
  return va_rate_cents === 0 ? 'Your hourly pay for this role isn’t agreed yet. We know, and will tell you.' : null
}

/** True once a place is over by a day of its assistant's calendar, or is someone else's. */
export function isOver({ held_by, virtualassistant_uuid, rp_end_date }: TimePlace, day: string): boolean {
  return held_by !== virtualassistant_uuid || (rp_end_date !== null && day > rp_end_date)
}

/** @throws HttpError 409 where time entry is switched off, the subscription is paused or nobody agreed on the pay */
export function checkOpen(place: TimePlace): void {
  const reason = closedReason(place)
  if (reason !== null) throw new HttpError(409, 'time_entry_off', `${reason} What you have logged is safe.`)
}

/** @throws HttpError 400 for a day before the place begins or after it has ended */
export function checkLive({ rate_start_date, rp_end_date }: TimePlace, day: string, field: string): void {
  if (day < rate_start_date) throw invalidField(field, `This place begins on ${dayText(rate_start_date)}.`)
  if (rp_end_date !== null && day > rp_end_date) {
    throw invalidField(field, `This place ended on ${dayText(rp_end_date)}.`)
  }
}
