import { foldedLetters, foldedText } from '@talentplace/contract/shared/folded-text'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import type { TaskGrouping } from '../grouping/task-grouping.ts'
import type { DayRange } from '../quick-picks.ts'

type Key = string | number | null

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
  /** What they stand under, before they are sorted. */
  readonly group: TaskGrouping | null
}

const groupKeys: Readonly<Record<TaskGrouping, (task: Task) => readonly Key[]>> = {
  list: (task) => [foldedLetters(task.project_name), task.project_uuid, foldedLetters(task.project_task_list_name)],
  day: ({ next_due_date }) => [next_due_date],
  person: ({ assignment }) => [assignment.map(({ name }) => name).join(', ')],
}

/** Nothing comes after everything. */
function compare(a: Key, b: Key): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

function compareKeys(a: readonly Key[], b: readonly Key[]): number {
  for (const [at, key] of a.entries()) {
    const before = compare(key, b[at] ?? null)
    if (before !== 0) return before
  }
  return 0
}

/** Texts whatever their case and accents. */
function keyOf(value: Key): Key {
  return typeof value === 'string' ? foldedLetters(value) : value
}

/** C2.3: of the tasks of their projects those that are the person's own, chosen and sorted here; empty values come last. */
export function deriveTodo(tasks: readonly Task[], user: string, choice: TodoChoice): Task[] {
  const { from, to, order, search, group } = choice
  const words = foldedText(search)
  const fits = ({ assignment, next_due_date, name, project_name, company }: Task) =>
    assignment.some(({ user_uuid }) => user_uuid === user) &&
    (from === null || (next_due_date !== null && next_due_date >= from)) &&
    (to === null || (next_due_date !== null && next_due_date <= to)) &&
    (words === '' || [name, project_name, company].some((text) => foldedText(text).includes(words)))
  // Each task's keys are made once, not at each of its comparisons.
  const keyed = tasks.filter(fits).map((task) => ({
    task,
    keys: [
      ...(group === null ? [] : groupKeys[group](task)),
      ...todoOrders[order].map((key) => keyOf(task[key])),
      task.position,
      task.uuid,
    ],
  }))
  return keyed.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ task }) => task)
}
