import * as t from '@talentplace/contract/core/messages/titles'
import type { RoleArea } from '../../platform/navigation/paths.ts'
import { listAndRecord } from './list-and-record.ts'
import type { AppRoute, Guard } from './route.ts'

/** What a person is told. `order`: of its entry in the menu. */
export function notificationRoutes(area: RoleArea, guard: Guard, order: number): readonly AppRoute[] {
  return listAndRecord(area, guard, {
    name: 'notifications',
    menu: { label: t.notifications(), icon: 'bell', order },
    list: () => import('../../core/notifications/notifications-screen.tsx'),
    title: t.notification(),
    one: () => import('../../core/notifications/notification-screen.tsx'),
    translated: area === 'client',
  })
}
