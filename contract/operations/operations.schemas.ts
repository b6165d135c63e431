import { alertSummary } from './alerts/alert.routes.ts'
import { cronJob } from './cronjobs/cronjob.routes.ts'
import { jobSummary } from './jobs/job.routes.ts'
import { serviceReadiness } from './readiness/readiness.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const operationsSchemas = {
  AlertSummary: alertSummary,
  CronJob: cronJob,
  JobSummary: jobSummary,
  ServiceReadiness: serviceReadiness,
}
