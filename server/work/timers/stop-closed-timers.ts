import { notify } from '../../core/notifications/notify.ts'
import type { ReviewDeps } from '../reviews/review-deps.ts'
import { possiblyClosedTimers, stopClosedTimer } from './closed-timers.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** Each minute: a timer of a place that is over, someone else's or closed is stopped, what it counted kept, its person told. */
export async function stopClosedTimers({ database, ...deps }: ReviewDeps): Promise<void> {
  for (const timer of await possiblyClosedTimers(database, deps.clock.now())) {
    await database.kysely.transaction().execute(async (transaction) => {
      const stopped = await stopClosedTimer(transaction, timer, deps)
      if (!stopped) return
      const { user_uuid, project_name, reason } = stopped
      // Their browsers ask again where time can be logged.
      await announce(transaction, { to: { users: [user_uuid] }, event: 'projects_disabled_time_entry_updated' })
      await notify(transaction, {
        users: [user_uuid],
        type: 'time',
        title: `Your timer was stopped: ${project_name.slice(0, 120)}`,
        body: `${reason} The time it counted is saved.`,
        icon: 'task',
        priority: 1,
        entity_link: `timer:${timer.id}`,
        at: deps.clock.now(),
      })
    })
  }
}
