import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx'
import type { RoleArea } from '../../../platform/navigation/paths.ts'

/** The list of one's notifications, at the same place in each role's area. */
export function notificationsPage(area: RoleArea) {
  return function NotificationsPage() {
    return <NotificationsScreen area={area} />
  }
}
