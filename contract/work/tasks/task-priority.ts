import * as t from '../messages/priorities.ts'

/*
 * Names and numbers only, no schemas: pages show these before the validation library has loaded.
 */

/** A6.3: high first. `label`: beside what says that it is a priority; `tag`: on its own. */
export const taskPriorities = [
  { value: 0, name: 'high', label: t.high, tag: t.highPriority },
  { value: 1, name: 'medium', label: t.medium, tag: t.mediumPriority },
  { value: 2, name: 'low', label: t.low, tag: t.lowPriority },
  { value: 99, name: 'none', label: t.none, tag: t.noPriority },
] as const
export type TaskPriority = (typeof taskPriorities)[number]['value']

const found = (priority: TaskPriority) => taskPriorities.find(({ value }) => value === priority)

/** As people read it. */
export function priorityWord(priority: TaskPriority): string {
  return found(priority)?.label() ?? t.none()
}

/** The same on its own: `High priority`. */
export function priorityTag(priority: TaskPriority): string {
  return found(priority)?.tag() ?? t.noPriority()
}
