export const uuidLength = 36

/** The id of the timer of a task, or of a subscription without one (C3.2). */
export function timerIdOf(project_uuid: string, task_uuid: string | null): string {
  return `${project_uuid}${task_uuid ?? ''}`
}
