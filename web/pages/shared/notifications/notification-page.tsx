import { NotificationScreen } from '../../../core/notifications/notification-screen.tsx'
import type { RoleArea } from '../../../platform/navigation/paths.ts'
import { mayHavePreferences } from '../preferences/may-have-preferences.ts'
import { useSession } from '../../../platform/session/session.ts'

/** One notification, at the same place in each role's area. */
export default function NotificationPage({ area, uuid }: { area: RoleArea; uuid: string }) {
  const { user } = useSession()
  return <NotificationScreen area={area} uuid={uuid} canChoose={mayHavePreferences(user?.permissions ?? [])} />
}
