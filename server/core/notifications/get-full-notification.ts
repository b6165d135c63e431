import * as t from '@talentplace/contract/core/messages/notification-mails'
import { getFullNotification } from '@talentplace/contract/core/notifications/notification.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requireVisible, type NotificationDeps } from './require-visible.ts'
import { toNotificationView } from './to-notification-view.ts'
import type { VisibleRow } from './visible-notifications.ts'

function reasonOf({ is_own, role }: VisibleRow): string {
  if (is_own) return t.toYou()
  return role === null ? t.toEverybody() : t.toRole({ role: role.replaceAll(/[^a-z]/g, '_') })
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
