import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { assistantCompletedList, clientCompletedList } from './task-lists.tsx'
import { useTaskList } from './use-task-list.tsx'

const reopen = (task: Task) => <DoneButton task={task} completed={false} />

/** /client/tasks/completed and /va/tasks/completed: each time something was done, newest first. */
export default function CompletedTaskScreen({ area }: { area: 'client' | 'va' }) {
  const more = useTaskList({ of: 'done', choosable: false })
  return area === 'client' ? (
    <ListScreen list={clientCompletedList} rowActions={reopen} {...more} />
  ) : (
    <ListScreen list={assistantCompletedList} rowActions={reopen} {...more} />
  )
}
