import { AssistantTodoScreen } from '../../../work/tasks/todo/assistant-todo-screen.tsx'
import { useStartOfTask } from '../../../work/timers/use-start-of-task.tsx'

/** /va/tasks/todo: each task's timer starts in its row. */
export default function TodoPage() {
  return <AssistantTodoScreen renderAction={useStartOfTask({ compact: true })} />
}
