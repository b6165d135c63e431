import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { undoing, type Change } from './selected-tasks.ts'

function changedText(count: number, change: Change): string {
  if (!('completed' in change)) return t.severalChanged({ count })
  return change.completed ? t.severalDone({ count }) : t.severalReopened({ count })
}

/** Changes all chosen tasks in one call, and offers to take it back. */
export function useBulkChange(tasks: readonly Task[], onChanged: () => void) {
  const save = useSave('tasks.saveTasks', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: t.severalNotChanged(),
    onRejected: (message) => notify({ kind: 'error', message }),
  })

  async function putBack(before: ReturnType<typeof undoing>): Promise<void> {
    const put = await save.mutateAsync({ body: { tasks: before } }).catch(() => null)
    if (put !== null) notify({ kind: 'success', id: 'tasks-changed', message: t.changeUndone() })
  }

  async function change(to: Change): Promise<void> {
    const sent = tasks.map(({ uuid, version }) => ({ uuid, version, ...to }))
    const saved = await save.mutateAsync({ body: { tasks: sent } }).catch(() => null)
    if (saved === null) return
    onChanged()
    notify({
      kind: 'success',
      id: 'tasks-changed',
      message: changedText(tasks.length, to),
      action: {
        label: t.undo(),
        run: () => void putBack(undoing(tasks, saved.tasks, to)),
      },
    })
  }
  return { change, busy: save.isPending }
}
