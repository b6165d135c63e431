import { sql, type Kysely, type RawBuilder } from 'kysely'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Which day it is for the client of each row of `projects`, and the first and last day that it is anywhere. */
export interface DaysOfClients {
  /** On the clock of the client's primary contact. */
  readonly today: RawBuilder<unknown>
  readonly earliest: string
  readonly latest: string
}

/** For queries of `projects`. */
export async function daysOfClients(database: Kysely<Tables>, now: Date): Promise<DaysOfClients> {
  const days = await daysByZone(database, now)
  const all = Object.values(days).toSorted()
  return {
    today: sql`(${JSON.stringify(days)}::jsonb ->> coalesce((
      select timezone from users where users.client_uuid = projects.client_uuid and deleted_date is null
      order by is_primary_contact desc, created_date, uuid limit 1), 'UTC'))::date`,
    earliest: all[0] ?? now.toISOString().slice(0, 10),
    latest: all.at(-1) ?? now.toISOString().slice(0, 10),
  }
}

/** The day is before today. Whose clock counts is asked only of days that are today somewhere: an index finds the others. */
export function isBeforeToday(day: RawBuilder<unknown>, { today, earliest, latest }: DaysOfClients) {
  return sql<boolean>`(${day} < ${earliest}::date or (${day} < ${latest}::date and ${day} < ${today}))`
}

/** The day is today, or to come. */
export function isFromToday(day: RawBuilder<unknown>, { today, earliest, latest }: DaysOfClients) {
  return sql<boolean>`(${day} >= ${latest}::date or (${day} >= ${earliest}::date and ${day} >= ${today}))`
}
