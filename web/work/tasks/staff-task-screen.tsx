import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { QuickAdd } from './quick-add/quick-add.tsx'
import { staffTaskList } from './task-lists.tsx'
import styles from './tasks.module.css'
import { useTaskList } from './use-task-list.tsx'

const done = (task: Task) => <DoneButton task={task} completed={task.completed_date === null} />

/** /admin/tasks. */
export default function StaffTaskScreen() {
  const mayEdit = useMay('admin_tasks.edit')
  const more = useTaskList({ of: 'due', choosable: mayEdit })
  return (
    <>
      {mayEdit && (
        <div className={styles.adding}>
          <QuickAdd everywhere />
        </div>
      )}
      <ListScreen list={staffTaskList} {...(mayEdit && { rowActions: done })} {...more} />
    </>
  )
}
