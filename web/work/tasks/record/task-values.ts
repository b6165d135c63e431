import type { Task, WholeTask } from '@talentplace/contract/work/tasks/task.routes'

/** A task as its form holds it. */
export interface TaskValues {
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly due_date: string
  readonly priority: string
  readonly recurrence: string
  readonly project_task_list_uuid: string
  /** Hours as they are typed. */
  readonly estimate: string
  readonly assignment: readonly string[]
}

export function valuesOf(task: WholeTask): TaskValues {
  const { estimate_seconds } = task
  return {
    name: task.name,
    description: task.description,
    instructions: task.instructions,
    due_date: task.next_due_date ?? '',
    priority: String(task.priority),
    recurrence: task.recurrence ?? '',
    project_task_list_uuid: task.project_task_list_uuid,
    estimate: estimate_seconds === null ? '' : String(Math.round(estimate_seconds / 36) / 100),
    assignment: task.assignment.map(({ user_uuid }) => user_uuid),
  }
}

/** Hours as people type them, in seconds; null: none; NaN: no number. */
function secondsOf(hours: string): number | null {
  const text = hours.trim().replace(',', '.')
  return text === '' ? null : Math.round(Number(text) * 3600)
}

/** What is sent: only what was changed here, so that what others changed meanwhile is told apart by the version alone. */
export function sentOf(values: TaskValues, started: TaskValues, version: number) {
  const changed = (key: keyof TaskValues) => JSON.stringify(values[key]) !== JSON.stringify(started[key])
  return {
    version,
    ...(changed('name') && { name: values.name }),
    ...(changed('description') && { description: values.description }),
    ...(changed('instructions') && { instructions: values.instructions }),
    ...(changed('due_date') && { due_date: values.due_date === '' ? null : values.due_date }),
    ...(changed('priority') && { priority: Number(values.priority) as Task['priority'] }),
    ...(changed('recurrence') && { recurrence: values.recurrence === '' ? null : values.recurrence }),
    ...(changed('project_task_list_uuid') && { project_task_list_uuid: values.project_task_list_uuid }),
    ...(changed('estimate') && { estimate_seconds: secondsOf(values.estimate) }),
    ...(changed('assignment') && { assignment: values.assignment.map((user_uuid) => ({ user_uuid })) }),
  }
}
