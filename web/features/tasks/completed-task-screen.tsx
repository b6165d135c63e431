import type { Task } from '@talentplace/contract/tasks/task.routes'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { QuickPickSelect } from './quick-pick-select.tsx'
import { assistantCompletedList, clientCompletedList } from './task-lists.tsx'

const reopen = (task: Task) => <DoneButton task={task} completed={false} />

/** /client/tasks/completed and /va/tasks/completed: each time something was done, newest first. */
export default function CompletedTaskScreen({ area }: { area: 'client' | 'va' }) {
  const actions = <QuickPickSelect of="done" />
  return area === 'client' ? (
    <ListScreen list={clientCompletedList} actions={actions} rowActions={reopen} />
  ) : (
    <ListScreen list={assistantCompletedList} actions={actions} rowActions={reopen} />
  )
}
