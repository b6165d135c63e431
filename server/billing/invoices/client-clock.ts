import { sql, type Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** On which day (`YYYY-MM-DD`) of a client's own clock an instant was; the same for whoever looks. */
export async function clientClock(database: Kysely<Tables>, client_uuid: string): Promise<(instant: Date) => string> {
  const { rows } = await sql<{ timezone: string }>`select client_timezone(${client_uuid}) as timezone`.execute(database)
  const timezone = rows[0]?.timezone ?? 'UTC'
  return (instant) => calendarDay(timezone, instant)
}
