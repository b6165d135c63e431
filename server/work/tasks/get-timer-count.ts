import { getTimerCount } from '@talentplace/contract/work/tasks/task.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { projectOfTask } from './reached-task.ts'
import { timersOn } from './timers-on.ts'

/** C2.4: what a removal would have to be confirmed for. */
export function getTimerCountOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getTimerCount, async (context, { params: { uuid } }) => {
    await projectOfTask(database.kysely, uuid, { session: signedIn(context), reach: 'view', now: clock.now() })
    return timersOn(database.kysely, [uuid])
  })
}
