import { calendarDay } from '@talentplace/server/platform/clock/calendar-day'
import { replayOfEvents } from '@talentplace/server/testing/timers/replay-of-events'
import type { DrillDatabase } from '../drill-database.ts'
import type { Night } from './play-night.ts'

/** Numbers the events in the order in which they are taken: an assistant's row is held meanwhile, so it is theirs. */
export async function numberEvents(database: DrillDatabase): Promise<void> {
  await database.pool.query(`
    create sequence drill_order;
    alter table timer_events add column drill_order bigint default nextval('drill_order');
    alter table timer_rejected_starts add column drill_order bigint default nextval('drill_order');
    alter table time_entries add column drill_order bigint default nextval('drill_order')`)
}

export interface Judged {
  readonly seconds: number
  readonly replayed: number
  /** Of the timers: what they ran, and what of it was rejected, as stored and by the replay. */
  readonly ran: number
  readonly rejected: number
  readonly replayedRejected: number
  /** Ran, and neither entered, nor rejected, nor counted by a timer that is still there. */
  readonly lostSeconds: number
  readonly entries: number
  /** Events that were answered and aren't there. */
  readonly lost: number
  /** Entries that lie on two days, or on another one than they say. */
  readonly onWrongDay: number
  /** Stretches that the replay doesn't have, or has and nobody kept. */
  readonly apart: number
}

const secondsOf = (all: readonly (readonly [number, number])[]) => all.reduce((sum, [from, to]) => sum + to - from, 0)

/** Holds what is stored of a night against a plain replay of its events. */
export async function judgeNight(database: DrillDatabase, { worker, events, taken }: Night): Promise<Judged> {
  const { assistant_uuid, begin, zone } = worker
  const { rows: known } = await database.pool.query<{ uuid: string; created_date: Date; order: string; kind: string }>(
    `select uuid, created_date, drill_order as order, 'taken' as kind from timer_events where virtualassistant_uuid = $1
     union all select event_uuid, created_date, drill_order, 'refused' from timer_rejected_starts
     where virtualassistant_uuid = $1 order by "order"`,
    [assistant_uuid],
  )
  const { rows: logged } = await database.pool.query<{
    start_at: Date
    end_at: Date
    created_date: Date
    order: string
  }>(
    `select min(start_at) as start_at, max(end_at) as end_at, min(created_date) as created_date, min(drill_order) as order
     from time_entries where virtualassistant_uuid = $1 and source = 'manual' group by origin_uuid`,
    [assistant_uuid],
  )
  const byUuid = new Map(events.map((event) => [event.uuid, event]))
  const seconds = (instant: Date) => (instant.getTime() - begin.getTime()) / 1000
  const arrived = [
    ...known.flatMap(({ uuid, created_date, order, kind }) => {
      const event = byUuid.get(uuid)
      return event ? [{ ...event, arrives: seconds(created_date), isRefused: kind === 'refused', order }] : []
    }),
    ...logged.map(({ start_at, end_at, created_date, order }) => ({
      event: 'log' as const,
      uuid: order,
      timer: 0,
      at: seconds(start_at),
      arrives: Math.floor(seconds(created_date)),
      replace: false,
      seconds: seconds(end_at) - seconds(start_at),
      order,
    })),
  ].toSorted((one, other) => Number(one.order) - Number(other.order))
  const replayed = replayOfEvents(arrived)
  const { rows } = await database.pool.query<{
    start_at: Date
    end_at: Date
    task_date: string
    seconds: number
    source: string
  }>(
    `select start_at, end_at, task_date, seconds, source from time_entries
     where virtualassistant_uuid = $1 and removed_date is null order by start_at`,
    [assistant_uuid],
  )
  const stored = rows.map(({ start_at, end_at }) => [seconds(start_at), seconds(end_at)] as const)
  const pieces = (all: readonly (readonly [number, number])[]) =>
    all
      .filter(([from, to]) => !stored.some(([start]) => start > from && start < to))
      .map(([from, to]) => `${from} ${to}`)
  const kept = new Set(stored.map(([from, to]) => `${from} ${to}`))
  // A start that got no answer may be taken after the morning's stops, and leave its timer.
  const { rows: sums } = await database.pool.query<{ rejected: number; counted: number }>(
    `select
       (select coalesce(sum(extract(epoch from end_at - start_at)), 0)::int from rejected_time
        where virtualassistant_uuid = $1) as rejected,
       (select coalesce(sum(extract(epoch from end_at - start_at)), 0)::int from timer_stretches
        where virtualassistant_uuid = $1 and end_at is not null and not of_run) as counted`,
    [assistant_uuid],
  )
  const { rejected = 0, counted = 0 } = sums[0] ?? {}
  const entered = rows.reduce((sum, row) => sum + (row.source === 'timer' ? row.seconds : 0), 0)
  return {
    ran: replayed.ran,
    rejected,
    replayedRejected: replayed.rejected,
    lostSeconds: replayed.ran - entered - rejected - counted,
    seconds: rows.reduce((sum, row) => sum + row.seconds, 0),
    replayed: secondsOf(replayed.entries),
    entries: rows.length,
    lost: [...taken].filter((uuid) => !known.some((event) => event.uuid === uuid)).length,
    onWrongDay: rows.filter(
      ({ start_at, end_at, task_date }) =>
        calendarDay(zone, start_at) !== task_date || calendarDay(zone, new Date(end_at.getTime() - 1)) !== task_date,
    ).length,
    apart: pieces(replayed.entries).filter((piece) => !kept.has(piece)).length,
  }
}

/** Assistants with two timers that run, or with time that lies over other time. */
export async function doubled(database: DrillDatabase): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*) from (select from timers where state = 'running' group by virtualassistant_uuid having count(*) > 1) two)::int
     + (select count(*) from time_entries one join time_entries other using (virtualassistant_uuid)
        where one.uuid < other.uuid and tstzrange(one.start_at, one.end_at) && tstzrange(other.start_at, other.end_at))::int as count`,
  )
  return rows[0]?.count ?? 0
}
