import { getCronJob } from '@talentplace/contract/desk/cronjobs/cronjob.routes'
import { handle } from '../../platform/http/handler.ts'
import type { JobDeps } from '../jobs/job-deps.ts'
import { readCronJob } from './read-cron-job.ts'

export function getCronJobOperation(deps: JobDeps) {
  return handle(getCronJob, (_context, { params }) => readCronJob(deps.database.kysely, params.uuid, deps))
}
