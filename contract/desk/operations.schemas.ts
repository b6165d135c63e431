import { line, todayGroup } from './staff-today/staff-today.routes.ts'
import { alert, alertSummary } from './alerts/alert.routes.ts'
import { cronJob } from './cronjobs/cronjob.routes.ts'
import { job, jobSummary } from './jobs/job.routes.ts'
import { serviceReadiness } from './readiness/readiness.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const operationsSchemas = {
  Alert: alert,
  AlertSummary: alertSummary,
  CronJob: cronJob,
  Job: job,
  JobSummary: jobSummary,
  ServiceReadiness: serviceReadiness,
  TodayGroup: todayGroup,
  TodayLine: line,
}
