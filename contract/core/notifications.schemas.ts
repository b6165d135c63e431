import { audience, broadcast, broadcastForm } from './broadcasts/broadcast.routes.ts'
import { notification, notificationList } from './notifications/notification.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const notificationsSchemas = {
  Broadcast: broadcast,
  BroadcastAudience: audience,
  BroadcastForm: broadcastForm,
  Notification: notification,
  NotificationList: notificationList,
}
