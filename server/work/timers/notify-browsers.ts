import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { isAsked, secondsOf, timerRows } from './timer-rows.ts'

export interface TimerOwner {
  readonly assistant_uuid: string
  readonly user_uuid: string
}

/**
 * A5.5: tells the assistant's own browsers what a timer is now; one that isn't there is dropped.
 * @param before the id that they know it by, where its task was just chosen
 */
export async function notifyBrowsers(
  database: Kysely<Tables>,
  { assistant_uuid, user_uuid }: TimerOwner,
  id: string,
  now: Date,
  before = id,
): Promise<void> {
  const row = await timerRows(database, assistant_uuid).where('timers.id', '=', id).executeTakeFirst()
  await announce(database, {
    to: { users: [user_uuid] },
    event: 'timer_update',
    data: {
      id: before,
      ...(row && before !== id && { now_id: id, task_uuid: row.task_uuid, task_name: row.task_name }),
      state: row?.state ?? 'paused',
      seconds: row ? secondsOf(row, now) : 0,
      as_of: now.toISOString(),
      description: row?.description ?? '',
      ask_still_working: row !== undefined && isAsked(row, now),
      removed: row === undefined,
    },
  })
}
