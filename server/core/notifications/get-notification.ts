import { getNotification } from '@talentplace/contract/core/notifications/notification.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requireVisible, type NotificationDeps } from './require-visible.ts'
import { toNotificationView } from './to-notification-view.ts'

export function getNotificationOperation(deps: NotificationDeps) {
  return handle(getNotification, async (context, { params }) =>
    toNotificationView(await requireVisible(deps, signedIn(context), params.uuid)),
  )
}
