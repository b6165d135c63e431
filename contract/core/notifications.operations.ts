import {
  createBroadcast,
  getBroadcast,
  listBroadcasts,
  previewBroadcast,
  saveBroadcast,
  withdrawBroadcast,
} from './broadcasts/broadcast.routes.ts'
import {
  getFullNotification,
  getNotification,
  listMissed,
  listNotifications,
  readNotification,
  searchNotifications,
} from './notifications/notification.routes.ts'
import { listProductFeedback, sendProductFeedback } from './product-feedback/product-feedback.routes.ts'

/** Every operation of the feature. */
export const notificationsOperations = {
  listNotifications,
  searchNotifications,
  listMissed,
  getNotification,
  getFullNotification,
  readNotification,
  listBroadcasts,
  getBroadcast,
  previewBroadcast,
  createBroadcast,
  saveBroadcast,
  withdrawBroadcast,
  sendProductFeedback,
  listProductFeedback,
} as const
