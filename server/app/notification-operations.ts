import { createBroadcastOperation } from '../features/notifications/broadcasts/create-broadcast.ts'
import { listBroadcastsOperation } from '../features/notifications/broadcasts/list-broadcasts.ts'
import { getBroadcastOperation } from '../features/notifications/broadcasts/get-broadcast.ts'
import { previewBroadcastOperation } from '../features/notifications/broadcasts/preview-broadcast.ts'
import { saveBroadcastOperation } from '../features/notifications/broadcasts/save-broadcast.ts'
import { withdrawBroadcastOperation } from '../features/notifications/broadcasts/withdraw-broadcast.ts'
import { getNotificationOperation } from '../features/notifications/get-notification.ts'
import { getFullNotificationOperation } from '../features/notifications/get-full-notification.ts'
import { listMissedOperation } from '../features/notifications/list-missed.ts'
import { listNotificationsOperation } from '../features/notifications/list-notifications.ts'
import { searchNotificationsOperation } from '../features/notifications/search-notifications.ts'
import { listProductFeedbackOperation } from '../features/notifications/product-feedback/list-product-feedback.ts'
import { sendProductFeedbackOperation } from '../features/notifications/product-feedback/send-product-feedback.ts'
import { readNotificationOperation } from '../features/notifications/read-notification.ts'
import { listSocketsOperation } from '../features/operations/list-sockets.ts'
import { disconnectSocketOperation } from '../features/operations/disconnect-socket.ts'
import { reloadAllSocketsOperation } from '../features/operations/reload-all-sockets.ts'
import { reloadSocketOperation } from '../features/operations/reload-socket.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'

/** Notifications and the live channel. */
export function notificationOperations(deps: {
  configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'links'>
  database: Database
  clock: Clock
  throttle: Throttle
}) {
  const { configuration, database } = deps
  const { brand, publicUrl, links } = configuration
  return {
    listNotifications: listNotificationsOperation(deps),
    searchNotifications: searchNotificationsOperation(deps),
    listMissed: listMissedOperation(deps),
    getNotification: getNotificationOperation(deps),
    getFullNotification: getFullNotificationOperation(deps),
    readNotification: readNotificationOperation(deps),
    listBroadcasts: listBroadcastsOperation(deps),
    getBroadcast: getBroadcastOperation(deps),
    previewBroadcast: previewBroadcastOperation(deps),
    createBroadcast: createBroadcastOperation(deps),
    saveBroadcast: saveBroadcastOperation(deps),
    withdrawBroadcast: withdrawBroadcastOperation(deps),
    sendProductFeedback: sendProductFeedbackOperation({ ...deps, brand, publicUrl, mailboxes: links }),
    listProductFeedback: listProductFeedbackOperation(database),
    listSockets: listSocketsOperation(database),
    disconnectSocket: disconnectSocketOperation(deps),
    reloadSocket: reloadSocketOperation(deps),
    reloadAllSockets: reloadAllSocketsOperation(deps),
  }
}
