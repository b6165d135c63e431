import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'

/** Marks a task of a list done, or not done after all. */
export function DoneButton({ task, completed }: { task: Task; completed: boolean }) {
  const save = useSave('tasks.saveTask', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: 'The task could not be saved. Please try again.',
    onSaved({ uuid, version, completed_date, next_due_date }, { body }) {
      const isDone = body.completed === true
      const next = completed_date === null && next_due_date !== null ? ` Next due ${calendarDay(next_due_date)}.` : ''
      notify({
        kind: 'success',
        id: 'task-done',
        message: isDone ? `Done.${next}` : 'Back on the list.',
        ...(isDone && {
          action: { label: 'Undo', run: () => save.mutate({ params: { uuid }, body: { version, completed: false } }) },
        }),
      })
    },
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const word = completed ? 'Done' : 'Reopen'
  return (
    <TextButton
      aria-label={`${word}: ${task.name}`}
      disabled={save.isPending}
      onClick={() => save.mutate({ params: { uuid: task.uuid }, body: { version: task.version, completed } })}
    >
      {word}
    </TextButton>
  )
}
