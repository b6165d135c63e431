import type { Task } from '@talentplace/contract/tasks/task.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { QuickPickSelect } from './quick-pick-select.tsx'
import { staffTaskList } from './task-lists.tsx'

const done = (task: Task) => <DoneButton task={task} completed={task.completed_date === null} />

/** /admin/tasks. */
export default function StaffTaskScreen() {
  const mayEdit = useMay('admin_tasks.edit')
  return (
    <ListScreen list={staffTaskList} actions={<QuickPickSelect of="due" />} {...(mayEdit && { rowActions: done })} />
  )
}
