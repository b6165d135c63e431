import * as t from '@talentplace/contract/work/messages/notifications'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { promptStillWorking, quietTimers } from './prompt-still-working.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/**
 * Each minute: who has given no sign for two hours, or works past the end of their day, is asked once whether they still do, in their
 * browsers and by a notification. Who doesn't answer keeps all of it, unconfirmed.
 */
export async function promptQuietTimers({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  for (const timer of await quietTimers(database, now)) {
    await database.kysely.transaction().execute(async (transaction) => {
      const prompted = await promptStillWorking(transaction, timer, now)
      if (!prompted) return
      await notify(transaction, {
        users: [prompted.user_uuid],
        type: 'time',
        ...inEachLanguage(() => ({
          title: t.stillWorking({ project: prompted.name.slice(0, 160) }),
          body: t.confirmTimer(),
        })),
        icon: 'task',
        priority: 1,
        entity_link: `timer:${timer.id}`,
        at: now,
      })
    })
  }
}
