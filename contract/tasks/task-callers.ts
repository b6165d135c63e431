/** A3.10: staff see tasks by either permission, and change them by the second. */
export const taskReaders = ['client', 'virtualassistant', 'admin_tasks.view', 'admin_tasks.edit'] as const
export const taskEditors = ['client', 'virtualassistant', 'admin_tasks.edit'] as const

/** A2.7: each role by its own flag. */
export const taskFlags = [
  { name: 'client-tasks', beta: ['client.beta'] },
  { name: 'va-tasks', beta: ['virtualassistant.beta'] },
  { name: 'admin-tasks' },
] as const
