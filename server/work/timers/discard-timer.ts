import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import { addStarts, keepRun, openStarts, reserveRun, saveRun } from './timer-starts.ts'

/** Drops what a timer has counted up to an instant, and the timer, unless it was started again after that. */
export async function discardTimer(transaction: Transaction<Tables>, row: TimerRow, at: Date): Promise<void> {
  const { virtualassistant_uuid, id } = row
  const starts = await openStarts(transaction, row)
  const left = starts.filter(({ start_at }) => start_at > at)
  const [next] = left
  const isRunning = row.running_since !== null
  await noteEnd(transaction, { virtualassistant_uuid, timer_id: id, end_at: at, was_running: isRunning })
  if (!isRunning || !next || left.length === starts.length) {
    await transaction
      .deleteFrom('timers')
      .where('virtualassistant_uuid', '=', virtualassistant_uuid)
      .where('id', '=', id)
      .execute()
    return
  }
  await keepRun(transaction, row)
  await transaction
    .deleteFrom('timer_stretches')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('timer_id', '=', id)
    .execute()
  const running_since = await reserveRun(transaction, row, next.start_at, null)
  await addStarts(transaction, row, left)
  await saveRun(transaction, row, { running_since })
}
