import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { countOf, undoing, type Change } from './selected-tasks.ts'

const words = (count: number, change: Change) =>
  'completed' in change
    ? `${countOf(count)} ${change.completed ? 'done' : 'to do again'}.`
    : `${countOf(count)} changed.`

/** Changes all chosen tasks in one call, and offers to take it back. */
export function useBulkChange(tasks: readonly Task[], onChanged: () => void) {
  const save = useSave('tasks.saveTasks', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: 'The tasks could not be changed. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })

  async function putBack(before: ReturnType<typeof undoing>): Promise<void> {
    const put = await save.mutateAsync({ body: { tasks: before } }).catch(() => null)
    if (put !== null) notify({ kind: 'success', id: 'tasks-changed', message: 'Put back as it was.' })
  }

  async function change(to: Change): Promise<void> {
    const sent = tasks.map(({ uuid, version }) => ({ uuid, version, ...to }))
    const saved = await save.mutateAsync({ body: { tasks: sent } }).catch(() => null)
    if (saved === null) return
    onChanged()
    notify({
      kind: 'success',
      id: 'tasks-changed',
      message: words(tasks.length, to),
      action: {
        label: 'Undo',
        run: () => void putBack(undoing(tasks, saved.tasks, to)),
      },
    })
  }
  return { change, busy: save.isPending }
}
