import { TaskBoardScreen } from '../../../features/tasks/by-hand/task-board-screen.tsx'
import { useStartOfTask } from '../../../features/time/timer/use-start-of-task.tsx'

/** /va/tasks: each task's timer starts in its row. */
export default function TaskBoardPage() {
  return <TaskBoardScreen renderAction={useStartOfTask({ compact: true })} />
}
