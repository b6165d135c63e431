import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { isRequested, secondsOf, timerRows, type TimerRow } from './timer-rows.ts'

/** A5.5: what isn't a change of state is told after so long, once however much is typed meanwhile. In milliseconds. */
const announceDelay = 2_000

/** Does something after a while; the product need not stay up for it. */
export type Later = (milliseconds: number, work: () => Promise<void>) => void

export const later: Later = (milliseconds, work) => {
  // The browsers ask again when they come back: what isn't told is not lost.
  setTimeout(() => void work().catch(() => undefined), milliseconds).unref()
}

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
  owner: TimerOwner,
  id: string,
  now: Date,
  before = id,
): Promise<void> {
  const row = await timerRows(database, owner.assistant_uuid).where('timers.id', '=', id).executeTakeFirst()
  await notifyBrowsersOf(database, owner, { id, row, now, before })
}

/** The same of a timer as it was read. */
export async function notifyBrowsersOf(
  database: Kysely<Tables>,
  { user_uuid }: TimerOwner,
  { id, row, now, before = id }: { id: string; row: TimerRow | undefined; now: Date; before?: string },
): Promise<void> {
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
      ask_still_working: row !== undefined && isRequested(row, now),
      removed: row === undefined,
    },
  })
}

/** Tells an assistant's browsers of a timer's values, a moment after the first of several changes. */
export function notifyLater({ database, clock, later: wait }: { database: Database; clock: Clock; later: Later }) {
  const waiting = new Set<string>()
  return (owner: TimerOwner, id: string): void => {
    const key = `${owner.assistant_uuid} ${id}`
    if (waiting.has(key)) return
    waiting.add(key)
    wait(announceDelay, async () => {
      waiting.delete(key)
      await database.kysely.transaction().execute(async (transaction) => {
        // Before or after an event as a whole: read beside one, it would say of later what was so before.
        await lockRow(transaction, 'assistants', owner.assistant_uuid)
        await notifyBrowsers(transaction, owner, id, clock.now())
      })
    })
  }
}
