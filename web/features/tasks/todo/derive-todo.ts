import type { Task } from '@talentplace/contract/tasks/task.routes'
import type { DayRange } from '../quick-picks.ts'

/** What the assistant's to-do can be sorted by; each ends in the next one's order. */
export const todoOrders = {
  due: ['next_due_date', 'priority'],
  priority: ['priority', 'next_due_date'],
  project: ['project_name', 'next_due_date', 'priority'],
  name: ['name'],
} as const satisfies Record<string, readonly (keyof Task)[]>
export type TodoOrder = keyof typeof todoOrders

export interface TodoChoice extends DayRange {
  readonly order: TodoOrder
  /** Words of the task, its project or its client. */
  readonly search: string
}

/** Nothing comes after everything; texts whatever their case. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

function keyOf(task: Task, key: (typeof todoOrders)[TodoOrder][number]): string | number | null {
  const value = task[key]
  return typeof value === 'string' ? value.toLowerCase() : value
}

/** C2.3: of the tasks of their projects those that are the person's own, chosen and sorted here; empty values come last. */
export function deriveTodo(tasks: readonly Task[], user: string, choice: TodoChoice): Task[] {
  const { from, to, order, search } = choice
  const words = search.trim().toLowerCase()
  const fits = ({ assignment, next_due_date, name, project_name, company }: Task) =>
    assignment.some(({ user_uuid }) => user_uuid === user) &&
    (from === null || (next_due_date !== null && next_due_date >= from)) &&
    (to === null || (next_due_date !== null && next_due_date <= to)) &&
    (words === '' || [name, project_name, company].some((text) => text.toLowerCase().includes(words)))
  const keys = [...todoOrders[order], 'position', 'uuid'] as const
  return tasks.filter(fits).toSorted((a, b) => {
    for (const key of keys) {
      const before =
        key === 'position' || key === 'uuid' ? compare(a[key], b[key]) : compare(keyOf(a, key), keyOf(b, key))
      if (before !== 0) return before
    }
    return 0
  })
}
