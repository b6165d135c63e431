import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { QuickAdd } from './quick-add/quick-add.tsx'
import { clientTaskList } from './task-lists.tsx'
import styles from './tasks.module.css'
import { useTaskList } from './use-task-list.tsx'

const done = (task: Task) => <DoneButton task={task} completed />

/** /client/tasks: what is to be done, and the line that adds to it. */
export default function ClientTaskScreen() {
  const more = useTaskList({ of: 'due', choosable: true })
  return (
    <>
      <div className={styles.adding}>
        <QuickAdd />
      </div>
      <ListScreen list={clientTaskList} rowActions={done} {...more} />
    </>
  )
}
