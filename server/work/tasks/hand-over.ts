import { handOverTasks } from './hand-over-tasks.ts'
import { successorsOfDeleted } from './left-tasks.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { notifyOfHandOver, notifyOfTasks } from './notifications.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

/**
 * Idea 9: once an assistant's last day is over, their open tasks are with whoever has their seat now, who is told once. Where nobody
 * has it yet they stay as they are until someone does.
 */
export async function handOver({ database, clock }: Deps): Promise<void> {
  const at = clock.now()
  for (const successor of await successorsOfDeleted(database.kysely, at)) {
    await database.kysely.transaction().execute(async (transaction) => {
      const tasks = await handOverTasks(transaction, successor, at)
      if (tasks.length === 0) return
      await notifyOfTasks(transaction, successor.project_uuid, at)
      await notifyOfHandOver(transaction, { ...successor, tasks, at })
    })
  }
}

/** Each hour: days end at another one in each zone. */
export function scheduleHandOver(jobs: Jobs, deps: Deps): void {
  jobs.every('tasks.hand_over', '11 * * * *', () => handOver(deps))
}
