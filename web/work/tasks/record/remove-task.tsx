import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { useNavigate } from 'react-router'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { RemovalPanel } from '../../../ui/record/removal-panel.tsx'

/** C2: removes a task; where time is on it, that is said first, and what was logged is kept. */
export function RemoveTask({ task, to }: { task: WholeTask; to: string }) {
  const navigate = useNavigate()
  const remove = useSave('tasks.deleteTask', {
    errorMessage: 'The task could not be removed. Please try again.',
    reloads: ['tasks.listTasks', 'tasks.listClientTasks', 'tasks.listAssistantTasks', 'tasks.listTaskLists'],
    onSaved() {
      notify({ kind: 'success', message: 'Removed.' })
      void navigate(to)
    },
  })
  const { uuid, timer_count, seconds_logged, subtask_count } = task
  const timers = timer_count === 0 ? '' : timer_count === 1 ? 'A timer is on this task. ' : 'Timers are on this task. '
  const timeNote = timer_count > 0 || seconds_logged > 0 ? 'Its time is kept, with the task’s name. ' : ''
  const parts = subtask_count > 0 ? 'Its subtasks go with it. ' : ''
  return (
    <RemovalPanel
      kind="task"
      lead="For work that was added by mistake. Mark what is finished as done instead."
      requiredText="REMOVE"
      onRemove={() => remove.mutateAsync({ params: { uuid }, query: { confirmed: true } })}
    >
      {timers}
      {timeNote}
      {parts}This can’t be taken back.
    </RemovalPanel>
  )
}
