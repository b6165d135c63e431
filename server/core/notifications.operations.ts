import { createBroadcastOperation } from './broadcasts/create-broadcast.ts'
import { getBroadcastOperation } from './broadcasts/get-broadcast.ts'
import { listBroadcastsOperation } from './broadcasts/list-broadcasts.ts'
import { previewBroadcastOperation } from './broadcasts/preview-broadcast.ts'
import { saveBroadcastOperation } from './broadcasts/save-broadcast.ts'
import { withdrawBroadcastOperation } from './broadcasts/withdraw-broadcast.ts'
import { getFullNotificationOperation } from './notifications/get-full-notification.ts'
import { getNotificationOperation } from './notifications/get-notification.ts'
import { listMissedOperation } from './notifications/list-missed.ts'
import { listNotificationsOperation } from './notifications/list-notifications.ts'
import { listProductFeedbackOperation } from './product-feedback/list-product-feedback.ts'
import { sendProductFeedbackOperation } from './product-feedback/send-product-feedback.ts'
import { readNotificationOperation } from './notifications/read-notification.ts'
import { searchNotificationsOperation } from './notifications/search-notifications.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Listener } from '../platform/database/listener.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import type { Sender } from '../platform/mail/mail-layout.ts'

/** What people are told, what staff tell them, and what they tell us. */
export function notificationsOperations(deps: {
  configuration: Sender & { readonly links: { readonly client_support: string; readonly va_support: string } }
  database: Database
  listener: Listener
  clock: Clock
  throttle: Throttle
}) {
  const { configuration, database } = deps
  const { links } = configuration
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
    sendProductFeedback: sendProductFeedbackOperation({ ...deps, ...configuration, mailboxes: links }),
    listProductFeedback: listProductFeedbackOperation(database),
  }
}
