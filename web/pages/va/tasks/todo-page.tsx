import { AssistantTodoScreen } from '../../../features/tasks/todo/assistant-todo-screen.tsx'
import { useStartOfTask } from '../../../features/time/timer/use-start-of-task.tsx'

/** /va/tasks/todo: each task's timer starts in its row. */
export default function TodoPage() {
  return <AssistantTodoScreen renderAction={useStartOfTask({ compact: true })} />
}
