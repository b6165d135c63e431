import type { Task } from '@talentplace/contract/work/tasks/task.routes'

/** As many are changed in one go. */
export const maxTogether = 100

type Chosen = ReadonlyMap<string, Task>

/** Chosen, or not any more. */
export function toggled(before: Chosen, task: Task): Chosen {
  const next = new Map(before)
  if (!next.delete(task.uuid) && next.size < maxTogether) next.set(task.uuid, task)
  return next
}

/** Everything between two rows is chosen too, both included. */
export function withRange(before: Chosen, rows: readonly Task[], from: string, to: string): Chosen {
  const ends = [from, to].map((uuid) => rows.findIndex((row) => row.uuid === uuid))
  const next = new Map(before)
  for (const row of rows.slice(
    Math.min(...ends) === -1 ? Math.max(...ends) : Math.min(...ends),
    Math.max(...ends) + 1,
  )) {
    if (next.size < maxTogether) next.set(row.uuid, row)
  }
  return next
}

/** What all chosen tasks become. */
export type Change =
  | { readonly completed: boolean }
  | { readonly project_task_list_uuid: string }
  | { readonly assignment: { user_uuid: string }[] }
  | { readonly due_date: string | null }
  | { readonly priority: Task['priority'] }

/** What a task has to become so that a change of it is undone. */
function before(task: Task, change: Change): Change {
  if ('completed' in change) return { completed: !change.completed }
  if ('project_task_list_uuid' in change) return { project_task_list_uuid: task.project_task_list_uuid }
  if ('assignment' in change) return { assignment: task.assignment.map(({ user_uuid }) => ({ user_uuid })) }
  if ('due_date' in change) return { due_date: task.next_due_date }
  return { priority: task.priority }
}

/** The call that takes a change back: what each task was, by the version that the change gave it. */
export function undoing(tasks: readonly Task[], saved: readonly Task[], change: Change) {
  const versions = new Map(saved.map(({ uuid, version }) => [uuid, version]))
  return tasks.flatMap((task) => {
    const version = versions.get(task.uuid)
    return version === undefined ? [] : [{ uuid: task.uuid, version, ...before(task, change) }]
  })
}

/** The subscription that all chosen tasks are of; null: they are of several. */
export function onlyProject(tasks: readonly Task[]): string | null {
  const [first] = tasks
  return first !== undefined && tasks.every(({ project_uuid }) => project_uuid === first.project_uuid)
    ? first.project_uuid
    : null
}
