import { calendarDay } from '@talentplace/server/platform/clock/calendar-day'
import { judgeTime, type Judged } from '@talentplace/server/testing/timers/judge-time'
import type { DrillDatabase } from '../drill-database.ts'
import type { Night } from './play-night.ts'

export interface JudgedNight extends Judged {
  readonly entries: number
  /** Events that were answered and aren't there. */
  readonly lostEvents: number
  /** Entries that lie on two days, or on another one than they say. */
  readonly onWrongDay: number
}

/** Holds what is stored of a night against what its tabs ran. */
export async function judgeNight(database: DrillDatabase, { worker, work, taken }: Night): Promise<JudgedNight> {
  const { assistant_uuid, begin, zone, timers } = worker
  const { rows: known } = await database.pool.query<{ uuid: string }>(
    'select uuid from timer_events where virtualassistant_uuid = $1',
    [assistant_uuid],
  )
  const uuids = new Set(known.map(({ uuid }) => uuid))
  const { rows } = await database.pool.query<{ start_at: Date; end_at: Date; task_date: string }>(
    'select start_at, end_at, task_date from time_entries where virtualassistant_uuid = $1 and removed_date is null',
    [assistant_uuid],
  )
  return {
    ...(await judgeTime(database.pool, { assistant_uuid, ids: timers, begin }, work)),
    entries: rows.length,
    lostEvents: [...taken].filter((uuid) => !uuids.has(uuid)).length,
    onWrongDay: rows.filter(
      ({ start_at, end_at, task_date }) =>
        calendarDay(zone, start_at) !== task_date || calendarDay(zone, new Date(end_at.getTime() - 1)) !== task_date,
    ).length,
  }
}

/** Assistants with two timers that run, or with time that lies over other time. */
export async function doubled(database: DrillDatabase): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*) from (select from timers where state = 'running' group by virtualassistant_uuid having count(*) > 1) two)::int
     + (select count(*) from time_entries one join time_entries other using (virtualassistant_uuid)
        where one.uuid < other.uuid and one.removed_date is null and other.removed_date is null and tstzrange(one.start_at, one.end_at) && tstzrange(other.start_at, other.end_at))::int as count`,
  )
  return rows[0]?.count ?? 0
}
