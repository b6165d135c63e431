import { clients, configurationEditors, configurationStaff, anonymous, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { operationsOperations } from './operations.operations.ts'

const superAdmins: AccessRow = { own: { ...anonymous, 'super admin': 200, others: 403 } }

const oneOfSuperAdmins: AccessRow = { ...superAdmins, absent: { ...anonymous, 'super admin': 404, others: 403 } }

const alertViewers = (status: number) => ({ 'admin with admin_alert.view': status, 'super admin': status })
const alertEditors = (status: number) => ({ 'admin with admin_alert.edit': status, 'super admin': status })

const oneAlert: AccessRow = {
  own: { ...anonymous, ...alertViewers(200), others: 403 },
  absent: { ...anonymous, ...alertViewers(404), others: 403 },
}
const alertStep: AccessRow = {
  own: { ...anonymous, ...alertEditors(200), others: 403 },
  absent: { ...anonymous, ...alertEditors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const operationsAccess: Readonly<Record<keyof typeof operationsOperations, AccessRow>> = {
  listSockets: superAdmins,
  disconnectSocket: oneOfSuperAdmins,
  reloadSocket: oneOfSuperAdmins,
  reloadAllSockets: superAdmins,
  listAlerts: { own: { ...anonymous, ...alertViewers(200), others: 403 } },
  listAlertStaff: { own: { ...anonymous, ...alertEditors(200), others: 403 } },
  getAlert: oneAlert,
  listAlertHistory: oneAlert,
  assignAlert: alertStep,
  resolveAlert: alertStep,
  reopenAlert: alertStep,
  listJobs: superAdmins,
  getJob: oneOfSuperAdmins,
  retryJob: oneOfSuperAdmins,
  cancelJob: oneOfSuperAdmins,
  listCronJobs: superAdmins,
  getCronJob: oneOfSuperAdmins,
  runCronJob: oneOfSuperAdmins,
  saveCronJob: oneOfSuperAdmins,
  listReadiness: { own: { ...anonymous, ...configurationStaff(200), others: 403 } },
  testService: { own: { ...anonymous, ...configurationEditors(200), others: 403 } },
  getClientHome: { own: { ...anonymous, ...clients(200), others: 403 } },
  getAssistantHome: { own: { ...anonymous, assistant: 200, others: 403 } },
  getAdminHome: {
    own: { ...anonymous, ...clients(403), assistant: 403, others: 200 },
  },
  getStaffToday: {
    own: { ...anonymous, ...clients(403), assistant: 403, others: 200 },
  },
  getMarketplaceFigures: open,
  // Asks nobody's session, so that it answers without the database too.
  healthcheck: { own: { others: 200, 'impersonating admin': 200 } },
}
