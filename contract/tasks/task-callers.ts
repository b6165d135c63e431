/** A3.10: all staff see tasks; they change them by `admin_tasks.edit`. */
export const taskReaders = ['client', 'virtualassistant', 'admin', 'admin_tasks.view', 'admin_tasks.edit'] as const
export const taskEditors = ['client', 'virtualassistant', 'admin_tasks.edit'] as const

/** A2.7: each role by its own flag. */
export const taskFlags = [
  { name: 'client-tasks', beta: ['client.beta'] },
  { name: 'va-tasks', beta: ['virtualassistant.beta'] },
  { name: 'admin-tasks' },
] as const
