import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkTask } from './rate-plan-of-timer.ts'
import type { TimerRow } from './timer-rows.ts'

/**
 * A timer is for another task of its project, or for none, with all that it has counted. Its id says the task, so it is another one from
 * now on. @returns the new id
 * @throws HttpError 404 where there is no such task, 409 `timer_exists` where it has a timer of its own
 */
export async function changeTask(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  timer: TimerRow,
  task_uuid: string | null,
): Promise<string> {
  const { virtualassistant_uuid, project_uuid } = timer
  const id = `${project_uuid}${task_uuid ?? ''}`
  if (id === timer.id) return id
  await checkTask(transaction, project_uuid, task_uuid)
  if (timers.some((each) => each.id === id)) {
    throw new HttpError(409, 'timer_exists', 'There is another timer for this already. Stop it first.')
  }
  // They refer to the timer's id, so they go and come again.
  const intervals = await transaction
    .deleteFrom('timer_stretches')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', timer.id)
    .returningAll()
    .execute()
  const starts = await transaction
    .deleteFrom('timer_starts')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', timer.id)
    .returningAll()
    .execute()
  await transaction
    .updateTable('timers')
    .set({ id, task_uuid })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('id', '=', timer.id)
    .execute()
  // What is known of what it counts goes with it; what another device ran before, or later, stays.
  const first = [...intervals, ...starts].reduce(
    (earliest, { start_at }) => (start_at < earliest ? start_at : earliest),
    timer.created_date,
  )
  await transaction
    .updateTable('timer_events')
    .set({ timer_id: id })
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', timer.id)
    .where('event', 'in', ['start', 'resume', 'pause', 'replaced', 'closed'])
    .where('placed_at', '>=', first)
    .where('created_date', '>=', timer.created_date)
    .execute()
  if (starts.length > 0) {
    await transaction
      .insertInto('timer_starts')
      .values(starts.map((start) => ({ ...start, timer_id: id })))
      .execute()
  }
  if (intervals.length > 0) {
    await transaction
      .insertInto('timer_stretches')
      .values(intervals.map((interval) => ({ ...interval, timer_id: id })))
      .execute()
  }
  return id
}

/** True where all that a timer counts was begun after an instant. */
export async function isStartedAfter(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, id }: TimerRow,
  at: Date,
): Promise<boolean> {
  const firstOf = (table: 'timer_starts' | 'timer_stretches') =>
    transaction
      .selectFrom(table)
      .select('start_at')
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .where('timer_id', '=', id)
      .orderBy('start_at')
      .limit(1)
      .executeTakeFirst()
  const firsts = [await firstOf('timer_starts'), await firstOf('timer_stretches')].flatMap((first) => first ?? [])
  return firsts.length > 0 && firsts.every(({ start_at }) => start_at > at)
}
