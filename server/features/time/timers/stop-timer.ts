import type { Transaction } from 'kysely'
import { timerStates } from '@talentplace/contract/time/timer.states'
import { secondsOfDay } from '../../../platform/clock/local-day.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { insertEntries } from '../entries/insert-entries.ts'
import { isOver, type TimePlace } from '../entries/place-for-time.ts'
import { secondsLogged } from '../entries/refuse-full-day.ts'
import { newStanding } from '../entries/review-begins.ts'
import { piecesOfStretch, type TimePiece } from '../entries/written-pieces.ts'
import type { TimeRules } from '../time-rules.ts'
import { placeOfRow } from './place-of-timer.ts'
import { asksAfter } from './still-working.ts'
import { closeStretch } from './stretches.ts'
import type { TimerRow } from './timer-rows.ts'

interface When {
  readonly now: Date
  readonly rules: TimeRules
}

/** An instant within what the timer is known to have run; what runs on after time entry was switched off counts no more. */
function within(
  { running_since, time_entry_disabled_date: off }: TimerRow & { running_since: Date },
  at: Date,
  now: Date,
): Date {
  if (at < running_since) return running_since
  const latest = off !== null && off > running_since && off < now ? off : now
  return at > latest ? latest : at
}

/** Ends the stretch that runs, at an instant between its begin and now; where it is placed. What is paused stays so. */
export async function pauseTimer(
  transaction: Transaction<Tables>,
  row: TimerRow,
  at: Date,
  { now }: When,
): Promise<Date> {
  const { running_since, virtualassistant_uuid, id } = row
  if (running_since === null) return at
  const end_at = within({ ...row, running_since }, at, now)
  const is_unconfirmed = end_at > asksAfter(row, row.last_sign_at)
  await closeStretch(transaction, { virtualassistant_uuid, id, running_since }, { end_at, is_unconfirmed })
  await transaction
    .updateTable('timers')
    .set({
      state: timerStates.step('running', 'paused', 'assistant'),
      running_since: null,
      seconds_before: row.seconds_before + (end_at.getTime() - running_since.getTime()) / 1000,
      last_sign_at: end_at,
      version: row.version + 1,
    })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('id', '=', id)
    .execute()
  return end_at
}

/**
 * Where a piece stands. What nobody answered for, is beyond the place's last day or of a place that is someone else's by now, or is
 * more than the day has room for beside its durations, is kept and counts nowhere.
 */
async function standingOf(
  transaction: Transaction<Tables>,
  { task_date, seconds }: TimePiece,
  place: TimePlace,
  isUnconfirmed: boolean,
  { now, rules }: When,
) {
  const { timezone: zone, virtualassistant_uuid } = place
  const asked = { assistant_uuid: virtualassistant_uuid, origin_uuid: null, zone, day: task_date, now }
  const isFull = (await secondsLogged(transaction, asked)) + seconds > secondsOfDay(zone, task_date)
  if (isUnconfirmed || isOver(place, task_date) || isFull) return { status: 'unconfirmed', review_until: null } as const
  return newStanding({ zone, day: task_date, now, rules })
}

/** What is said of time whose assistant said nothing: the task, else the role. */
async function descriptionOf(transaction: Transaction<Tables>, row: TimerRow, place: TimePlace): Promise<string> {
  if (row.description !== '' || !row.billable) return row.description
  if (row.task_name !== null) return row.task_name
  const role = await transaction
    .selectFrom('roles')
    .select('value')
    .where('id', '=', place.role_id)
    .executeTakeFirstOrThrow()
  return role.value
}

/**
 * Ends a timer: an entry for each stretch without pause, cut at midnight, and the timer is gone; all in the caller's transaction.
 * @returns the entries' uuids, and the instant at which it was stopped
 */
export async function stopTimer(
  transaction: Transaction<Tables>,
  row: TimerRow,
  at: Date,
  when: When,
): Promise<{ uuids: string[]; stopped: Date }> {
  const { virtualassistant_uuid, id } = row
  const stopped = await pauseTimer(transaction, row, at, when)
  const place = await placeOfRow(transaction, row)
  // First the timer goes: as long as its stretches are there, their time is taken.
  const stretches = await transaction
    .deleteFrom('timer_stretches')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .returningAll()
    .execute()
  await transaction
    .deleteFrom('timers')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('id', '=', id)
    .execute()
  const description = await descriptionOf(transaction, row, place)
  const uuids: string[] = []
  for (const { start_at, end_at, is_unconfirmed } of stretches.toSorted((a, b) => +a.start_at - +b.start_at)) {
    if (end_at === null) continue
    const pieces = piecesOfStretch(place.timezone, start_at, end_at)
    const standings = []
    for (const piece of pieces) standings.push(await standingOf(transaction, piece, place, is_unconfirmed, when))
    const added = await insertEntries(transaction, {
      place,
      pieces,
      standings,
      description,
      task_uuid: row.task_uuid,
      task_name: row.task_name,
      billable: row.billable,
      source: 'timer',
      now: when.now,
    })
    uuids.push(...added.uuids)
  }
  return { uuids, stopped }
}
