import { listProjectTaskLists } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { reachedProject } from '../reached-project.ts'
import { byHand, listRows, visibleList } from './list-rows.ts'

/** C1.7. */
export function listProjectTaskListsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listProjectTaskLists, async (context, { params: { uuid } }) => {
    await reachedProject(database.kysely, uuid, { session: signedIn(context), reach: 'view', now: clock.now() })
    const rows = await listRows(database.kysely, sql<boolean>`task_lists.project_uuid = ${uuid}`)
      .orderBy(byHand)
      .execute()
    return { lists: rows.map(visibleList), count: rows.length }
  })
}
