import { getAlertOperation } from './alerts/get-alert.ts'
import { listAlertHistoryOperation } from './alerts/list-alert-history.ts'
import { listAlertsOperation } from './alerts/list-alerts.ts'
import { listAlertStaffOperation } from './alerts/list-alert-staff.ts'
import { reopenAlertOperation } from './alerts/reopen-alert.ts'
import { resolveAlertOperation } from './alerts/resolve-alert.ts'
import { getCronJobOperation } from './cronjobs/get-cron-job.ts'
import { listCronJobsOperation } from './cronjobs/list-cron-jobs.ts'
import { runCronJobOperation } from './cronjobs/run-cron-job.ts'
import { saveCronJobOperation } from './cronjobs/save-cron-job.ts'
import { disconnectSocketOperation } from './operations/disconnect-socket.ts'
import { getAdminHomeOperation } from './operations/get-admin-home.ts'
import { getAssistantHomeOperation } from './operations/get-assistant-home.ts'
import { getClientHomeOperation } from './operations/get-client-home.ts'
import { getMarketplaceFiguresOperation } from './operations/get-marketplace-figures.ts'
import { healthcheckOperation } from './operations/healthcheck.ts'
import { cancelJobOperation } from './jobs/cancel-job.ts'
import { getJobOperation } from './jobs/get-job.ts'
import type { JobDeps } from './jobs/job-deps.ts'
import { listJobsOperation } from './jobs/list-jobs.ts'
import { retryJobOperation } from './jobs/retry-job.ts'
import { listSocketsOperation } from './operations/list-sockets.ts'
import type { Listener } from '../platform/database/listener.ts'
import type { Integration } from './readiness/integration.ts'
import { listReadinessOperation } from './readiness/list-readiness.ts'
import { testServiceOperation } from './readiness/test-service.ts'
import { reloadAllSocketsOperation } from './operations/reload-all-sockets.ts'
import { reloadSocketOperation } from './operations/reload-socket.ts'

/** How the product is, who is connected, and what each role begins its day with. */
export function operationsOperations(
  deps: JobDeps & {
    readonly listener: Listener
    readonly health: Parameters<typeof healthcheckOperation>[0]
    readonly integrations: () => readonly Integration[]
  },
) {
  const { database, clock, health } = deps
  return {
    listSockets: listSocketsOperation(database),
    disconnectSocket: disconnectSocketOperation({ database, clock }),
    reloadSocket: reloadSocketOperation({ database, clock }),
    reloadAllSockets: reloadAllSocketsOperation({ database, clock }),
    listAlerts: listAlertsOperation(database),
    listAlertStaff: listAlertStaffOperation(database),
    getAlert: getAlertOperation(database),
    listAlertHistory: listAlertHistoryOperation(database),
    resolveAlert: resolveAlertOperation({ database, clock }),
    reopenAlert: reopenAlertOperation({ database, clock }),
    listJobs: listJobsOperation(database),
    getJob: getJobOperation(database),
    retryJob: retryJobOperation(deps),
    cancelJob: cancelJobOperation(deps),
    listCronJobs: listCronJobsOperation(deps),
    getCronJob: getCronJobOperation(deps),
    runCronJob: runCronJobOperation(deps),
    saveCronJob: saveCronJobOperation(deps),
    listReadiness: listReadinessOperation(deps),
    testService: testServiceOperation(deps),
    getClientHome: getClientHomeOperation(deps),
    getAssistantHome: getAssistantHomeOperation({ database, clock }),
    getAdminHome: getAdminHomeOperation({ database, clock }),
    getMarketplaceFigures: getMarketplaceFiguresOperation({ database, clock }),
    healthcheck: healthcheckOperation(health),
  }
}
