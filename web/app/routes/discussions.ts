import type { RoleArea } from '../../platform/navigation/paths.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import type { AppRoute, Guard } from './route.ts'

const list = () => import('../../features/discussions/discussion-list-screen.tsx')
const one = () => import('../../features/discussions/discussion-screen.tsx')

/** C4.1: threads as a list and one by one, at the same place in each role's area. `order`: of their entry in the menu. */
export function discussionRoutes(area: RoleArea, guard: Guard, order: number): readonly AppRoute[] {
  const page = pagesOf(area)
  const record = recordsOf(area)
  return [
    page(`/${area}/discussions`, guard, 'Discussions', list, {
      props: { area },
      menu: { label: 'Discussions', icon: 'messages', order },
    }),
    record(`/${area}/discussions/:uuid`, guard, 'Discussion', one, { props: { area } }),
  ]
}
