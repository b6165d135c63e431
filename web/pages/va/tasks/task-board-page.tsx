import { TaskBoardScreen } from '../../../work/tasks/by-hand/task-board-screen.tsx'
import { useStartOfTask } from '../../../work/timers/use-start-of-task.tsx'

/** /va/tasks: each task's timer starts in its row. */
export default function TaskBoardPage() {
  return <TaskBoardScreen renderAction={useStartOfTask({ compact: true })} />
}
