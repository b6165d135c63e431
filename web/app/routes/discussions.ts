import * as t from '@talentplace/contract/core/messages/titles'
import type { RoleArea } from '../../platform/navigation/paths.ts'
import { listAndRecord } from './list-and-record.ts'
import type { AppRoute, Guard } from './route.ts'

/** C4.1: threads. `order`: of their entry in the menu. */
export function discussionRoutes(area: RoleArea, guard: Guard, order: number): readonly AppRoute[] {
  return listAndRecord(area, guard, {
    name: 'discussions',
    menu: { label: t.discussions(), icon: 'messages', order },
    list: () => import('../../work/discussions/discussion-list-screen.tsx'),
    title: t.discussion(),
    one: () => import('../../work/discussions/discussion-screen.tsx'),
    translated: area !== 'admin',
  })
}
