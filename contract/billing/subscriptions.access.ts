import { subscriptions, cancellations } from '../testing/project-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { subscriptionsOperations } from './subscriptions.operations.ts'

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
