import { previewAddedHours, addHours } from './added-hours/added-hours.routes.ts'
import { previewPause, savePause, takeBackPause } from './pauses/pause.routes.ts'
import { previewRefund, refundProject } from './refund-before-start/refund.routes.ts'
import { previewNextHours, changeNextHours, keepHours } from './subscriptions/next-hours.routes.ts'
import {
  getProjectDashboard,
  previewCancellation,
  cancelProject,
  keepProject,
} from './subscriptions/subscription.routes.ts'

/** Every operation that changes what a subscription costs. */
export const subscriptionsOperations = {
  getProjectDashboard,
  previewCancellation,
  cancelProject,
  keepProject,
  previewNextHours,
  changeNextHours,
  keepHours,
  previewPause,
  savePause,
  takeBackPause,
  previewRefund,
  refundProject,
  previewAddedHours,
  addHours,
} as const
