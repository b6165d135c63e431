import { listJobs } from '@talentplace/contract/desk/jobs/job.routes'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { handle } from '../../platform/http/handler.ts'
import { listJobRows } from '../../platform/jobs/job-rows.ts'
import { jobSummary } from './job-view.ts'

/** A6.6: newest first. */
export function listJobsOperation({ kysely }: Database) {
  return handle(listJobs, async (_context, { query: { search = '', kind, state, pagination } }) => {
    const { limit, offset, sortBy, sortDesc } = pagination
    const oldestFirst = sortBy !== undefined && sortDesc?.[0] !== true
    const filter = { search, kind, state, pattern: containing(search) }
    const { rows, count } = await listJobRows(kysely, filter, { limit, offset, oldestFirst })
    return { jobs: rows.map(jobSummary), count }
  })
}
