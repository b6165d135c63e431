import { listCronJobs } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import { sql } from 'kysely'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import type { JobDeps } from '../jobs/job-deps.ts'
import { cronJobsOf } from './read-cron-job.ts'

const columns = { created_date: sql`created_date`, name: sql`name` }

/** A6.6: newest first. */
export function listCronJobsOperation(deps: JobDeps) {
  const { kysely } = deps.database
  return handle(listCronJobs, async (_context, { query: { enabled, pagination } }) => {
    const found = kysely
      .selectFrom('cron_jobs')
      .selectAll()
      .$if(enabled !== undefined, (rows) => rows.where('enabled', '=', enabled ?? true))
    const page = pageOf(pagination, columns, { by: 'created_date', descending: true }, sql`name`)
    const { rows, count } = await listPage(found, page)
    return { cronjobs: await cronJobsOf(kysely, rows, deps), count }
  })
}
