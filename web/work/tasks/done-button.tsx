import * as t from '@talentplace/contract/work/messages/tasks'
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
    errorMessage: t.notSaved(),
    onSaved({ uuid, version, completed_date, next_due_date }, { body }) {
      const isDone = body.completed === true
      notify({
        kind: 'success',
        id: 'task-done',
        message: !isDone
          ? t.taskReopened()
          : completed_date === null && next_due_date !== null
            ? t.taskDoneNext({ day: calendarDay(next_due_date) })
            : t.taskDone(),
        ...(isDone && {
          action: {
            label: t.undo(),
            run: () => save.mutate({ params: { uuid }, body: { version, completed: false } }),
          },
        }),
      })
    },
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const word = completed ? t.markDone() : t.reopen()
  return (
    <TextButton
      aria-label={t.actionOn({ word, name: task.name })}
      disabled={save.isPending}
      onClick={() => save.mutate({ params: { uuid: task.uuid }, body: { version: task.version, completed } })}
    >
      {word}
    </TextButton>
  )
}
