import type { RoleArea } from '../../platform/navigation/paths.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import type { AppRoute, Guard } from './route.ts'

const list = () => import('../../features/notifications/notifications-screen.tsx')
const one = () => import('../../pages/shared/notifications/notification-page.tsx')

/** What a person is told, as a list and one by one: at the same place in each role's area. `order`: of its entry in the menu. */
export function notificationRoutes(area: RoleArea, guard: Guard, order: number): readonly AppRoute[] {
  const page = pagesOf(area)
  const record = recordsOf(area)
  return [
    page(`/${area}/notifications`, guard, 'Notifications', list, {
      props: { area },
      menu: { label: 'Notifications', icon: 'bell', order },
    }),
    record(`/${area}/notifications/:uuid`, guard, 'Notification', one, { props: { area } }),
  ]
}
