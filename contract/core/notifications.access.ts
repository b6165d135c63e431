import { anonymous, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { notificationsOperations } from './notifications.operations.ts'

const notificationStaff = (status: number) => ({
  'admin with admin_notification.view': status,
  'super admin': status,
})

const notificationEditors = (status: number) => ({
  'admin with admin_notification.edit': status,
  'super admin': status,
})

const broadcasts: AccessRow = { own: { ...anonymous, ...notificationStaff(200), others: 403 } }

const oneBroadcast: AccessRow = {
  ...broadcasts,
  absent: { ...anonymous, ...notificationStaff(404), others: 403 },
}

const broadcastChanges: AccessRow = { own: { ...anonymous, ...notificationEditors(200), others: 403 } }

const oneBroadcastChange: AccessRow = {
  ...broadcastChanges,
  absent: { ...anonymous, ...notificationEditors(404), others: 403 },
}

// One's own; anybody else's, staff's too, is as if it weren't there.
const ownNotification: AccessRow = {
  own: { ...anonymous, others: 200 },
  foreign: { ...anonymous, others: 404 },
  absent: { ...anonymous, others: 404 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const notificationsAccess: Readonly<Record<keyof typeof notificationsOperations, AccessRow>> = {
  listNotifications: signedIn,
  searchNotifications: signedIn,
  listMissed: signedIn,
  getNotification: ownNotification,
  getFullNotification: ownNotification,
  readNotification: ownNotification,
  listBroadcasts: broadcasts,
  getBroadcast: oneBroadcast,
  previewBroadcast: { own: { ...anonymous, ...notificationStaff(200), ...notificationEditors(200), others: 403 } },
  createBroadcast: broadcastChanges,
  saveBroadcast: oneBroadcastChange,
  withdrawBroadcast: oneBroadcastChange,
  sendProductFeedback: signedIn,
  listProductFeedback: broadcasts,
}
