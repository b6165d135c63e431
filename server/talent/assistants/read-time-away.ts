import { listTimeAway } from '@talentplace/contract/talent/time-away/time-away.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** The days of someone's time away that aren't over, by their own clock. @throws HttpError 404 */
export async function readTimeAway(
  database: Kysely<Tables>,
  uuid: string,
  now: Date,
): Promise<ReplyOf<typeof listTimeAway>> {
  const person = await database
    .selectFrom('assistants')
    .select(['timezone', 'away_until'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!person) throw notFound()
  const today = calendarDay(person.timezone, now)
  const times_away = await database
    .selectFrom('assistant_time_away')
    .select(['uuid', 'from_date', 'until_date'])
    .where('virtualassistant_uuid', '=', uuid)
    .where('until_date', '>=', today)
    .orderBy('from_date')
    .execute()
  return { times_away, count: times_away.length, today, is_away: person.away_until !== null }
}
