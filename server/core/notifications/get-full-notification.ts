import { getFullNotification } from '@talentplace/contract/core/notifications/notification.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { titleOfRole } from './audience.ts'
import { requireVisible, type NotificationDeps } from './require-visible.ts'
import { toNotificationView } from './to-notification-view.ts'
import type { VisibleRow } from './visible-notifications.ts'

function reasonOf({ is_own, role }: VisibleRow): string {
  if (is_own) return 'This was sent to you alone.'
  if (role === null) return 'This was sent to everybody with an account.'
  const title = titleOfRole(role)
  return `This was sent to ${title.charAt(0).toLowerCase()}${title.slice(1)}.`
}

export function getFullNotificationOperation(deps: NotificationDeps) {
  return handle(getFullNotification, async (context, { params }) => {
    const row = await requireVisible(deps, signedIn(context), params.uuid)
    const sender =
      row.sender_uuid === null
        ? undefined
        : await deps.database.kysely
            .selectFrom('users')
            .select('full_name')
            .where('uuid', '=', row.sender_uuid)
            .executeTakeFirst()
    return {
      ...toNotificationView(row),
      reason: reasonOf(row),
      ends: row.ends?.toISOString() ?? null,
      sender_name: sender?.full_name ?? null,
    }
  })
}
