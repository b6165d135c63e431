import { randomUUID } from 'node:crypto'
import type { TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { beyondLimit, cutAtLimit, type TimePiece } from '../work/time/entries/entry-pieces.ts'
import { offsetAt } from '../platform/clock/zones.ts'
import type { Tables } from '../platform/database/tables.ts'
import { Random } from './people/random.ts'
import { uuidAt } from './people/uuid.ts'
import { demoSeed } from './demo-seed.ts'

/** Of the hours that are paid for, what is worked by the end of a period; so the days of a forecast are worth reading. */
const worked = 0.85
const workDaysAMonth = 21
/** Of the hours that are paid for, what is worked in the end in a month that is busier than its client thought. */
const workedTooMuch = 1.3
const daysAMonth = 30
/** Nobody works every day for one client. */
const daysWorked = 0.65
/** Working days after the end of a half-month within which its client looks through it. */
const reviewDays = 5

export interface Place {
  readonly uuid: string
  readonly seat_uuid: string
  readonly project_uuid: string
  readonly client_uuid: string
  readonly role_id: number
  readonly virtualassistant_uuid: string
  readonly hours_per_month: number
  readonly first: string
  readonly last: string | null
  /** The first day on which nobody works, as the subscription is paused. */
  readonly paused_from: string | null
  readonly zone: string
}

export interface DemoTask {
  readonly uuid: string
  readonly project_uuid: string
  readonly name: string
}

const isWorkDay = (day: Temporal.PlainDate) => day.dayOfWeek <= 5

/** The instant of a time of day on the assistant's clock. */
function instantOf(day: string, zone: string, minutes: number): Date {
  const asUtc = new Date(`${day}T00:00:00Z`).getTime() + minutes * 60_000
  const offset = offsetAt(zone, new Date(asUtc)) ?? 0
  return new Date(asUtc - offset * 60_000)
}

/** The last day of the half-month a day is in, and the end of its review. */
function reviewEnd(day: Temporal.PlainDate): Temporal.PlainDate {
  let end = day.day <= 15 ? day.with({ day: 15 }) : day.with({ day: day.daysInMonth })
  for (let left = reviewDays; left > 0;) {
    end = end.add({ days: 1 })
    if (isWorkDay(end)) left -= 1
  }
  return end
}

/** Where the entry of a day stands today, by the calendar alone. */
function reviewOf(day: Temporal.PlainDate, today: Temporal.PlainDate): { status: TimeEntryStatus; until: Date | null } {
  const end = reviewEnd(day)
  const until = new Date(`${end.toString()}T21:00:00Z`)
  if (Temporal.PlainDate.compare(end, today) < 0) return { status: 'approved', until }
  const sameHalf = day.year === today.year && day.month === today.month && day.day <= 15 === today.day <= 15
  return sameHalf ? { status: 'open', until: null } : { status: 'in_review', until }
}

/** Minutes after midnight at which an assistant is free again, by assistant and day: who has two places works one after the other. */
type Free = Map<string, number>

/** Days on which more is worked than the hours of their month allow: every working day, to the last of them or today. */
export interface BusyDays {
  readonly since: string
  readonly until: string | null
}

const isBusyDay = (busy: BusyDays | undefined, day: string) =>
  busy !== undefined && day >= busy.since && (busy.until === null || day <= busy.until)

/** How much more than usual is worked on busy days, so that the hours of their month don't suffice by the last one. */
function paceOf({ since, until }: BusyDays, today: Temporal.PlainDate): number {
  const { days } = Temporal.PlainDate.from(since).until(until ?? today)
  return (workedTooMuch * daysAMonth * daysWorked) / (worked * Math.max(days, 1))
}

interface Days {
  readonly today: Temporal.PlainDate
  /** Undefined: none is busier than usual. */
  readonly busy: BusyDays | undefined
}

function* intervalsOf(ratePlan: Place, random: Random, { today, busy }: Days, free: Free) {
  const ends = [ratePlan.last, ratePlan.paused_from].filter((day) => day !== null && day < today.toString())
  const end = Temporal.PlainDate.from(ends.toSorted()[0] ?? today)
  const usual = (ratePlan.hours_per_month * 3600 * worked) / (workDaysAMonth * daysWorked)
  const pace = busy === undefined ? 1 : paceOf(busy, today)
  for (
    let day = Temporal.PlainDate.from(ratePlan.first);
    Temporal.PlainDate.compare(day, end) < 0;
    day = day.add({ days: 1 })
  ) {
    const isBusy = isBusyDay(busy, day.toString())
    if (!isWorkDay(day) || !(isBusy || random.chance(daysWorked))) continue
    const key = `${ratePlan.virtualassistant_uuid} ${day.toString()}`
    let minutes = (free.get(key) ?? 9 * 60) + random.between(0, 50)
    for (let left = Math.round(usual * (isBusy ? pace : 1) * (0.7 + 0.6 * random.fraction())); left > 600;) {
      const seconds = left < 5_400 ? left : Math.min(left, random.between(2_400, 7_200))
      const start = instantOf(day.toString(), ratePlan.zone, minutes)
      yield { day, start, seconds }
      left -= seconds
      minutes += Math.ceil(seconds / 60) + random.between(5, 70)
    }
    free.set(key, minutes)
  }
}

type Row = Insertable<Tables['time_entries']> & TimePiece & { readonly status: TimeEntryStatus }

/** One after the other, as they were logged: what goes beyond the client's hours waits for their yes. */
async function addUpToLimit(transaction: Transaction<Tables>, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const { within, beyond } = await cutAtLimit(transaction, row, { ...row, billable: true })
    const own = randomUUID()
    const cut = [
      ...(within ? [{ ...row, ...within }] : []),
      ...(beyond ? [{ ...row, ...beyond, uuid: own, origin_uuid: own, ...beyondLimit }] : []),
    ]
    await transaction.insertInto('time_entries').values(cut).execute()
  }
}

/**
 * Logs the time of every place that someone has, from its first day to yesterday, some on each task. Approved, in review or open by
 * today's date.
 * @param busy the days on which more is worked than there are hours, by subscription
 */
export async function addDemoTime(
  transaction: Transaction<Tables>,
  {
    places,
    tasks,
    now,
    busy,
  }: {
    places: readonly Place[]
    tasks: readonly DemoTask[]
    now: Date
    busy: ReadonlyMap<string, BusyDays>
  },
): Promise<number> {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const free: Free = new Map()
  let added = 0
  for (const [at, ratePlan] of places.entries()) {
    const random = new Random(demoSeed, 700_000 + at)
    const own = tasks.filter(({ project_uuid }) => project_uuid === ratePlan.project_uuid)
    const busyDays = busy.get(ratePlan.project_uuid)
    const rows = [...intervalsOf(ratePlan, random, { today, busy: busyDays }, free)].map(({ day, start, seconds }) => {
      const task = own.length > 0 ? random.pick(own) : undefined
      const end = new Date(start.getTime() + seconds * 1000)
      const { status, until } = reviewOf(day, today)
      const uuid = uuidAt(random, end)
      return {
        uuid,
        origin_uuid: uuid,
        project_uuid: ratePlan.project_uuid,
        client_uuid: ratePlan.client_uuid,
        rate_plan_uuid: ratePlan.uuid,
        seat_uuid: ratePlan.seat_uuid,
        role_id: ratePlan.role_id,
        virtualassistant_uuid: ratePlan.virtualassistant_uuid,
        task_uuid: task?.uuid ?? null,
        task_name: task?.name ?? null,
        task_date: day.toString(),
        start_at: start,
        end_at: end,
        timezone: ratePlan.zone,
        seconds,
        billable: true,
        payable: true,
        description: task?.name ?? 'Day-to-day work',
        source: random.chance(0.8) ? ('timer' as const) : ('manual' as const),
        status,
        review_until: until,
        approved_date: status === 'approved' ? until : null,
        created_date: end,
        updated_date: end,
      }
    })
    const usual = rows.filter(({ task_date }) => busyDays === undefined || task_date < busyDays.since)
    if (usual.length > 0) await transaction.insertInto('time_entries').values(usual).execute()
    await addUpToLimit(transaction, rows.slice(usual.length))
    added += rows.length
  }
  return added
}

/** The places of demo subscriptions that someone has, in an order that is always the same. */
export function demoPlaces(database: Kysely<Tables>): Promise<Place[]> {
  return database
    .selectFrom('rate_plans')
    .innerJoin('projects', 'projects.uuid', 'rate_plans.project_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .leftJoin('pauses', 'pauses.project_uuid', 'projects.uuid')
    .select([
      'rate_plans.uuid',
      'rate_plans.seat_uuid',
      'rate_plans.project_uuid',
      'projects.client_uuid',
      'rate_plans.role_id',
      'assistants.uuid as virtualassistant_uuid',
      'rate_plans.hours_per_month',
      'rate_plans.rate_start_date as first',
      'rate_plans.rp_end_date as last',
      'pauses.from_date as paused_from',
      'assistants.timezone as zone',
    ])
    .orderBy('projects.project_name')
    .orderBy('rate_plans.role_id')
    .execute() as Promise<Place[]>
}
