import { listRejectedTime } from '@talentplace/contract/work/time/rejected-time.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { latestPage, listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { rejectedRows, toRejectedTime } from './rejected-time.ts'

/** What one's timers ran that couldn't become an entry, until it is dealt with; the earliest first. */
export function listRejectedTimeOperation({ database }: { database: Database }) {
  return handle(listRejectedTime, async (context, { query: { pagination } }) => {
    const own = rejectedRows(database.kysely)
      .innerJoin('assistants', 'assistants.uuid', 'rejected_time.virtualassistant_uuid')
      .where('assistants.user_uuid', '=', signedIn(context).user_uuid)
      .where('rejected_time.resolution', 'is', null)
    const { sortDesc = [false] } = pagination
    const page = latestPage({ ...pagination, sortDesc }, [sql`rejected_time.start_at`, sql`rejected_time.uuid`])
    const [{ rows, count }, sum] = await Promise.all([
      listPage(own, page),
      own
        .clearSelect()
        .select(sql<number>`coalesce(sum(extract(epoch from end_at - start_at)), 0)::int`.as('seconds'))
        .executeTakeFirstOrThrow(),
    ])
    return { rejected: rows.map(toRejectedTime), count, seconds: sum.seconds }
  })
}
