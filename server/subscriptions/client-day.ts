import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../platform/clock/calendar-day.ts'
import type { Tables } from '../platform/database/tables.ts'

export interface ClientDay {
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly timezone: string
}

/** Which day it is for a client: on the clock of their primary contact, else that of their province or state. */
export async function clientDay(database: Kysely<Tables>, client_uuid: string, now: Date): Promise<ClientDay> {
  const { rows } = await sql<{ timezone: string }>`select client_timezone(${client_uuid}) as timezone`.execute(database)
  const timezone = rows[0]?.timezone ?? 'UTC'
  return { today: calendarDay(timezone, now), timezone }
}
