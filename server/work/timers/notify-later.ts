import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { notifyBrowsers, type TimerOwner } from './notify-browsers.ts'

/** A5.5: what isn't a change of state is told after so long, once however much is typed meanwhile. In milliseconds. */
export const announceDelay = 2_000

/** Does something after a while; the product need not stay up for it. */
export type Later = (milliseconds: number, work: () => Promise<void>) => void

export const later: Later = (milliseconds, work) => {
  // The browsers ask again when they come back: what isn't told is not lost.
  setTimeout(() => void work().catch(() => undefined), milliseconds).unref()
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
