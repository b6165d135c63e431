import * as t from '@talentplace/contract/core/messages/titles'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'
import type { AppRoute, Guard } from './route.ts'

const completed = () => import('../../work/tasks/completed-task-screen.tsx')
const one = () => import('../../work/tasks/record/task-screen.tsx')
/** An assistant's, whose timer starts there. */
const own = () => import('../../pages/va/tasks/task-page.tsx')

/** What was done, and one task: at the same place on both sides. `order`: of the entry in the menu. */
export function taskRoutes(area: 'client' | 'va', guard: Guard, order: number): readonly AppRoute[] {
  const props = { area }
  const parent = area === 'client' ? 'clientTasks' : 'vaTasks'
  return [
    pagesOf(area)(`/${area}/tasks/completed`, guard, t.completedTasks(), completed, {
      props,
      translated: true,
      menu: { label: t.completed(), icon: 'tasks', order, parent },
    }),
    area === 'va'
      ? recordsOf(area)(`/${area}/tasks/:task_uuid`, guard, t.task(), own, { translated: true })
      : recordsOf(area)(`/${area}/tasks/:task_uuid`, guard, t.task(), one, { props, translated: true }),
  ]
}
