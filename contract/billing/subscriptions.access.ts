import { clients, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { subscriptionsOperations } from './subscriptions.operations.ts'

const clientProjectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_client.view': status,
  'super admin': status,
})

const subscriptions: AccessRow = {
  own: { ...anonymous, ...clients(200), ...clientProjectStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...clientProjectStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...clientProjectStaff(404), others: 403 },
}

// Only a client's own people end what they pay for.
const cancellations: AccessRow = {
  own: { ...anonymous, ...clients(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const subscriptionsAccess: Readonly<Record<keyof typeof subscriptionsOperations, AccessRow>> = {
  getProjectDashboard: subscriptions,
  previewCancellation: cancellations,
  cancelProject: cancellations,
  keepProject: cancellations,
  previewNextHours: cancellations,
  changeNextHours: cancellations,
  keepHours: cancellations,
  previewPause: cancellations,
  savePause: cancellations,
  takeBackPause: cancellations,
  previewRefund: cancellations,
  refundProject: cancellations,
  previewAddedHours: cancellations,
  addHours: cancellations,
}
