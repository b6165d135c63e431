import { getJob } from '@talentplace/contract/desk/jobs/job.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readJob } from './job-view.ts'

export function getJobOperation({ kysely }: Database) {
  return handle(getJob, (_context, { params }) => readJob(kysely, params.uuid))
}
