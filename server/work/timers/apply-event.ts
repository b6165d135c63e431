import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { applyEnd, isOfEarlierRun } from './apply-end.ts'
import { applyStart } from './apply-start.ts'
import { changeTask, isStartedAfter } from './change-task.ts'
import { changeTaskOfEnded } from './change-task-of-stopped.ts'
import { dropRejectedStarts } from './drop-rejected-starts.ts'
import { findTimer } from './find-timer.ts'
import { nothing, type Happened, type Outcome } from './happened.ts'
import { describeTimer } from './describe-timer.ts'
import { noteEnd } from './timer-ends.ts'
import type { TimerRow } from './timer-rows.ts'
import { addStarts, keepRun, openStarts, reserveRun, saveRun } from './timer-starts.ts'

/** Drops what a timer has counted up to an instant, and the timer, unless it was started again after that. */
async function discardTimer(transaction: Transaction<Tables>, row: TimerRow, at: Date): Promise<void> {
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

/**
 * Does to an assistant's timers what an event says, while the assistant is held. What has come about already changes nothing: a start
 * of what runs, a pause of what is paused, a stop of what is deleted.
 */
export async function applyEvent(
  transaction: Transaction<Tables>,
  timers: readonly TimerRow[],
  happened: Happened,
): Promise<Outcome> {
  const { id, event } = happened
  switch (event.event) {
    case 'start':
    case 'resume': {
      return applyStart(transaction, timers, happened)
    }
    case 'pause':
    case 'stop': {
      return applyEnd(transaction, timers, happened)
    }
    case 'discard': {
      await dropRejectedStarts(transaction, happened)
      const timer = timers.find((each) => each.id === id)
      if (!timer || (await isOfEarlierRun(transaction, timer, happened))) return nothing
      await discardTimer(transaction, timer, happened.at)
      return { ...nothing, changed: [id] }
    }
    default: {
      const timer = await findTimer(transaction, timers, happened)
      const task_uuid = event.event === 'describe' ? event.task_uuid : undefined
      if (task_uuid !== undefined && (!timer || (await isStartedAfter(transaction, timer, happened.at)))) {
        return { ...nothing, uuids: await changeTaskOfEnded(transaction, happened, task_uuid) }
      }
      if (!timer) return nothing
      const now_id = task_uuid === undefined ? timer.id : await changeTask(transaction, timers, timer, task_uuid)
      await describeTimer(transaction, { ...timer, id: now_id }, happened)
      return { ...nothing, now_id }
    }
  }
}
