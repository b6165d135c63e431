import type { Kysely } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export interface ClientDay {
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly timezone: string
}

/** Which day it is for a client: on the clock of their primary contact, UTC's where that isn't known. */
export async function clientDay(database: Kysely<Tables>, client_uuid: string, now: Date): Promise<ClientDay> {
  const contact = await database
    .selectFrom('users')
    .select('timezone')
    .where('client_uuid', '=', client_uuid)
    .where('timezone', 'is not', null)
    .where('deleted_date', 'is', null)
    .orderBy('is_primary_contact', 'desc')
    .orderBy('created_date')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
  const timezone = contact?.timezone ?? 'UTC'
  return { today: calendarDay(timezone, now), timezone }
}
