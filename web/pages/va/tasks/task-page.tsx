import TaskScreen from '../../../work/tasks/record/task-screen.tsx'
import { useStartOfTask } from '../../../work/timers/use-start-of-task.tsx'

/** /va/tasks/{task_uuid}: its timer starts beside its name, and its subtasks' in their rows. */
export default function TaskPage({ task_uuid }: { task_uuid: string }) {
  const renderStart = useStartOfTask({ compact: false })
  const renderAction = useStartOfTask({ compact: true })
  return <TaskScreen task_uuid={task_uuid} area="va" renderStart={renderStart} renderAction={renderAction} />
}
