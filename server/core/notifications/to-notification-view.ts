import type { Notification } from '@talentplace/contract/core/notifications/notification.routes'
import type { VisibleRow } from './visible-notifications.ts'

/** A5.2: `discussion:42` is of kind discussion, with the id 42. */
function entityOf(link: string | null): Notification['entity'] {
  if (link === null) return null
  const colon = link.indexOf(':')
  return { kind: link.slice(0, colon), id: link.slice(colon + 1) }
}

type View = Omit<VisibleRow, 'is_own' | 'role' | 'ends' | 'sender_uuid'>

export function toNotificationView(row: View): Notification {
  const { uuid, type, title, body, icon, priority, entity_link, published_date, read_at } = row
  return {
    uuid,
    type,
    title,
    body,
    icon,
    priority,
    created_date: published_date.toISOString(),
    entity_link,
    entity: entityOf(entity_link),
    read_at: read_at?.toISOString() ?? null,
  }
}
