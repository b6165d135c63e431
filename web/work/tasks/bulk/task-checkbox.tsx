import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { RowCheckbox } from '../../../ui/row-checkbox.tsx'
import type { TaskSelection } from './use-selection.ts'

interface TaskCheckboxProps {
  readonly task: Task
  /** All that is shown, in its order. */
  readonly rows: readonly Task[]
  readonly selection: TaskSelection
}

/** Chooses a task; with Shift everything from the last one that was chosen. */
export function TaskCheckbox({ task, rows, selection }: TaskCheckboxProps) {
  return (
    <RowCheckbox
      label={t.selectTask({ name: task.name })}
      checked={selection.has(task)}
      onChange={({ nativeEvent }) =>
        selection.toggle(task, rows, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
