/*
 * Names and numbers only, no schemas: pages show these before the validation library has loaded.
 */

/** A6.3: high first. */
export const taskPriorities = [
  { value: 0, name: 'high', label: 'High' },
  { value: 1, name: 'medium', label: 'Medium' },
  { value: 2, name: 'low', label: 'Low' },
  { value: 99, name: 'none', label: 'None' },
] as const
export type TaskPriority = (typeof taskPriorities)[number]['value']

/** As people read it. */
export function priorityWord(priority: TaskPriority): string {
  return taskPriorities.find(({ value }) => value === priority)?.label ?? 'None'
}
