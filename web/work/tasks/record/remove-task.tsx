import * as t from '@talentplace/contract/work/messages/task'
import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { useNavigate } from 'react-router'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { RemovalPanel } from '../../../ui/record/removal-panel.tsx'

/** C2: removes a task; where time is on it, that is said first, and what was logged is kept. */
export function RemoveTask({ task, to }: { task: WholeTask; to: string }) {
  const navigate = useNavigate()
  const remove = useSave('tasks.deleteTask', {
    errorMessage: t.notRemoved(),
    reloads: ['tasks.listTasks', 'tasks.listClientTasks', 'tasks.listAssistantTasks', 'tasks.listTaskLists'],
    onSaved() {
      notify({ kind: 'success', message: t.isRemoved() })
      void navigate(to)
    },
  })
  const { uuid, timer_count, seconds_logged, subtask_count } = task
  const notes = [
    ...(timer_count > 0 ? [t.timersOn({ count: timer_count })] : []),
    ...(timer_count > 0 || seconds_logged > 0 ? [t.timeStays()] : []),
    ...(subtask_count > 0 ? [t.subtasksGo()] : []),
    t.cantUndo(),
  ]
  return (
    <RemovalPanel
      kind={t.kind()}
      lead={t.removeLead()}
      requiredText={t.removeWord()}
      onRemove={() => remove.mutateAsync({ params: { uuid }, query: { confirmed: true } })}
    >
      {notes.join(' ')}
    </RemovalPanel>
  )
}
