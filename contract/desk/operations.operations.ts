import {
  assignAlert,
  getAlert,
  listAlertHistory,
  listAlerts,
  listAlertStaff,
  reopenAlert,
  resolveAlert,
} from './alerts/alert.routes.ts'
import { getCronJob, listCronJobs, runCronJob, saveCronJob } from './cronjobs/cronjob.routes.ts'
import { healthcheck } from './operations/healthcheck.routes.ts'
import { getAdminHome, getAssistantHome, getClientHome } from './operations/home.routes.ts'
import { getMarketplaceFigures } from './operations/marketplace-figures.routes.ts'
import { cancelJob, getJob, listJobs, retryJob } from './jobs/job.routes.ts'
import { listReadiness, testService } from './readiness/readiness.routes.ts'
import { getStaffToday } from './staff-today/staff-today.routes.ts'
import { disconnectSocket, listSockets, reloadAllSockets, reloadSocket } from './operations/socket.routes.ts'

/** Every operation of the feature. */
export const operationsOperations = {
  listSockets,
  disconnectSocket,
  reloadSocket,
  reloadAllSockets,
  listAlerts,
  listAlertStaff,
  getAlert,
  listAlertHistory,
  assignAlert,
  resolveAlert,
  reopenAlert,
  listJobs,
  getJob,
  retryJob,
  cancelJob,
  listCronJobs,
  getCronJob,
  runCronJob,
  saveCronJob,
  listReadiness,
  testService,
  getClientHome,
  getAssistantHome,
  getAdminHome,
  getStaffToday,
  getMarketplaceFigures,
  healthcheck,
} as const
