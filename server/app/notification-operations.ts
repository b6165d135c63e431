import { createBroadcastOperation } from '../features/notifications/broadcasts/create-broadcast.ts'
import { getBroadcastOperation, listBroadcastsOperation } from '../features/notifications/broadcasts/list-broadcasts.ts'
import { previewBroadcastOperation } from '../features/notifications/broadcasts/preview-broadcast.ts'
import { saveBroadcastOperation } from '../features/notifications/broadcasts/save-broadcast.ts'
import { withdrawBroadcastOperation } from '../features/notifications/broadcasts/withdraw-broadcast.ts'
import { getFullNotificationOperation, getNotificationOperation } from '../features/notifications/get-notification.ts'
import { listMissedOperation } from '../features/notifications/list-missed.ts'
import {
  listNotificationsOperation,
  searchNotificationsOperation,
} from '../features/notifications/list-notifications.ts'
import { listProductFeedbackOperation } from '../features/notifications/product-feedback/list-product-feedback.ts'
import { sendProductFeedbackOperation } from '../features/notifications/product-feedback/send-product-feedback.ts'
import { readNotificationOperation } from '../features/notifications/read-notification.ts'
import { listSocketsOperation } from '../features/operations/list-sockets.ts'
import {
  disconnectSocketOperation,
  reloadAllSocketsOperation,
  reloadSocketOperation,
} from '../features/operations/steer-sockets.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

/** Notifications and the live channel. */
export function notificationOperations(parts: {
  configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'links'>
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { configuration, database } = parts
  const { brand, publicUrl, links } = configuration
  return {
    listNotifications: listNotificationsOperation(parts),
    searchNotifications: searchNotificationsOperation(parts),
    listMissed: listMissedOperation(parts),
    getNotification: getNotificationOperation(parts),
    getFullNotification: getFullNotificationOperation(parts),
    readNotification: readNotificationOperation(parts),
    listBroadcasts: listBroadcastsOperation(parts),
    getBroadcast: getBroadcastOperation(parts),
    previewBroadcast: previewBroadcastOperation(parts),
    createBroadcast: createBroadcastOperation(parts),
    saveBroadcast: saveBroadcastOperation(parts),
    withdrawBroadcast: withdrawBroadcastOperation(parts),
    sendProductFeedback: sendProductFeedbackOperation({ ...parts, brand, publicUrl, mailboxes: links }),
    listProductFeedback: listProductFeedbackOperation(database),
    listSockets: listSocketsOperation(database),
    disconnectSocket: disconnectSocketOperation(parts),
    reloadSocket: reloadSocketOperation(parts),
    reloadAllSockets: reloadAllSocketsOperation(parts),
  }
}
