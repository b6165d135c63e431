import type { NotificationType } from '@talentplace/contract/core/notifications/notification-types'
import type { StoredAudience } from '../notifications/audience.ts'

/** What staff write to one person reaches them as a message, what they write to many as news. */
export function broadcastType({ user_uuid }: StoredAudience): NotificationType {
  return user_uuid === null ? 'announcement' : 'message'
}
