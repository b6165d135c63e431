import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { EntryDetails } from '@talentplace/contract/work/time/entry-details'
import { timeEntryStates, type TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { Insertable, Transaction, Updateable } from 'kysely'
import { calendarDay } from '../../../platform/clock/calendar-day.ts'
import { sendAhead, type SentAhead } from '../../../platform/database/pipeline.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { reviewEnd } from '../business-days.ts'
import { halfMonthOf } from '../half-month.ts'
import type { TimeRules } from '../time-rules.ts'
import type { Entry } from './changeable.ts'
import type { TimeRatePlan } from './rate-plan-for-time.ts'
import { beyondLimit, cutAtLimit, type Limit, type TimePiece } from './entry-pieces.ts'

/** Timers know a description alone: what else an entry says is empty then. */
type NewDetails = Pick<EntryDetails, 'billable' | 'description'> & Partial<EntryDetails>

interface NewTime extends NewDetails {
  readonly ratePlan: TimeRatePlan
  readonly pieces: readonly TimePiece[]
  readonly task_uuid: string | null
  readonly task_name: string | null
  readonly source: 'timer' | 'manual'
  /** Of each piece, in their order. */
  readonly statuses: readonly { readonly status: TimeEntryStatus; readonly review_until: Date | null }[]
  readonly now: Date
  /** How much of the first piece its client has agreed to, where that was asked before. */
  readonly limit?: SentAhead<Limit> | undefined
}

/**
 * Adds the pieces of one stretch, one a day; their uuids, and the origin they have in common. What goes beyond the client's limit
 * is an entry of its own, with another origin where something lies within. `origins` are both.
 */
export async function insertEntries(
  transaction: Transaction<Tables>,
  { ratePlan, pieces, statuses, now, limit, ...time }: NewTime,
): Promise<{ origin_uuid: string; uuids: string[]; origins: string[] }> {
  const origin_uuid = randomUUID()
  let beyond_origin_uuid = origin_uuid
  const { project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, virtualassistant_uuid, timezone } = ratePlan
  const uuids: string[] = []
  const origins = new Set<string>()

  async function insert(
    piece: TimePiece,
    more: { origin_uuid: string; status: TimeEntryStatus; review_until: Date | null },
  ) {
    // As the database makes them: in the order of time.
    const uuid = randomUUIDv7()
    const entry = transaction.insertInto('time_entries').values({
      uuid,
      ...piece,
      ...time,
      // Who logs time as not billable isn't paid for it either.
      payable: time.billable,
      project_uuid,
      client_uuid,
      rate_plan_uuid,
      seat_uuid,
      role_id,
      virtualassistant_uuid,
      timezone,
      created_date: now,
      updated_date: now,
      ...more,
    })
    await sendAhead(transaction, entry)
    uuids.push(uuid)
    origins.add(more.origin_uuid)
  }

  for (const [at, piece] of pieces.entries()) {
    const { status = 'open', review_until = null } = statuses[at] ?? {}
    const { within, beyond } = await cutAtLimit(transaction, piece, {
      project_uuid,
      billable: time.billable,
      status,
      limit: at === 0 ? limit : undefined,
    })
    if (within) {
      await insert(within, { origin_uuid, status, review_until })
      if (beyond_origin_uuid === origin_uuid) beyond_origin_uuid = randomUUID()
    }
    if (beyond) await insert(beyond, { origin_uuid: beyond_origin_uuid, status, review_until, ...beyondLimit })
  }
  return { origin_uuid, uuids, origins: [...origins] }
}

type Values = Omit<Updateable<Tables['time_entries']>, 'uuid' | 'version'> &
  TimePiece & { readonly project_uuid: string; readonly billable: boolean; readonly status: TimeEntryStatus }

/** What counted of them, and what of that went beyond the hours. */
function countedBefore(before: readonly Entry[]): { counted: number; overage: number } {
  const those = before.filter(({ billable, status }) => billable && timeEntryStates.is('counted', status))
  return {
    counted: those.reduce((sum, { seconds }) => sum + seconds, 0),
    overage: those.reduce((sum, { overage_seconds }) => sum + overage_seconds, 0),
  }
}

/**
 * Writes the pieces of a stretch anew: over those that were, one more or fewer. They are taken away first, so that none is in the
 * way of another; the row of one that is no more stays, removed. All have one version. What goes beyond the client's limit and
 * didn't count before is an entry of its own.
 * @param values of each piece, in order
 */
export async function writePieces(
  transaction: Transaction<Tables>,
  before: readonly Entry[],
  values: readonly Values[],
  now: Date,
): Promise<string[]> {
  const version = Math.max(...before.map((piece) => piece.version)) + 1
  const written: string[] = []
  const [first] = before
  const left = [...before]

  /** Over the next row of those that were, else beside them. */
  async function write(each: Values): Promise<void> {
    const row = left.shift()
    if (row) {
      await transaction
        .updateTable('time_entries')
        .set({ ...each, removed_date: null })
        .where('uuid', '=', row.uuid)
        .execute()
      written.push(row.uuid)
    } else if (first) {
      // The database folds the text of the copy itself.
      const { uuid: _, searched_text: __, ...copied } = first
      const { uuid } = await transaction
        .insertInto('time_entries')
        .values({ ...copied, ...(each as Partial<Insertable<Tables['time_entries']>>), updated_date: now, version })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      written.push(uuid)
    }
  }

  await transaction
    .updateTable('time_entries')
    .set({ removed_date: now, updated_date: now, version })
    .where(
      'uuid',
      'in',
      before.map(({ uuid }) => uuid),
    )
    .execute()
  const agreed = countedBefore(before)
  let beyond_origin_uuid: string | null = null
  for (const each of values) {
    const { task_date, start_at, end_at, seconds, project_uuid, billable, status } = each
    const piece = { task_date, start_at, end_at, seconds }
    const { within, beyond } = await cutAtLimit(transaction, piece, { project_uuid, billable, status, before: agreed })
    agreed.counted -= Math.min(agreed.counted, within?.seconds ?? 0)
    agreed.overage -= Math.min(agreed.overage, within?.overage_seconds ?? 0)
    if (within) await write({ ...each, ...within, over_limit: false })
    if (!beyond) continue
    if (within) beyond_origin_uuid ??= randomUUID()
    await write({ ...each, ...beyond, ...beyondLimit, ...(beyond_origin_uuid && { origin_uuid: beyond_origin_uuid }) })
  }
  return written
}

interface Day {
  readonly zone: string
  /** The first day of it. */
  readonly day: string
  readonly now: Date
  readonly rules: TimeRules
}

/** Open while the half-month runs; what comes later is reviewed for as long as everything else. */
export function newStatus({ zone, day, now, rules }: Day): {
  status: TimeEntryStatus
  review_until: Date | null
} {
  const today = calendarDay(zone, now)
  const { end } = halfMonthOf(day)
  if (today <= end) return { status: 'open', review_until: null }
  // Entered after the half-month's end: the client has as many days as if it had ended today.
  return { status: 'in_review', review_until: reviewEnd(rules, today) }
}

/** Where an entry stands once it was changed: a question stays one, what was approved is reviewed again. */
export function changedStatus(
  before: { readonly status: TimeEntryStatus; readonly review_until: Date | null },
  by: 'assistant' | 'staff',
  about: Day,
) {
  const { status, review_until } = newStatus(about)
  const reviewed = {
    review_until: review_until ?? reviewEnd(about.rules, halfMonthOf(about.day).end),
    approved_date: null,
  }
  switch (before.status) {
    case 'unconfirmed':
    case 'open': {
      const open = timeEntryStates.step(before.status, 'open', by)
      const next = status === 'open' ? open : timeEntryStates.step(open, 'in_review', 'system')
      return { status: next, review_until, approved_date: null }
    }
    case 'queried':
      return {
        status: timeEntryStates.step(before.status, before.status, by),
        review_until: before.review_until,
        approved_date: null,
      }
    default:
      return { status: timeEntryStates.step(before.status, 'in_review', by), ...reviewed }
  }
}
