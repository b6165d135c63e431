/** A3.10: all staff see tasks; they change them by `admin_tasks.edit`. */
const taskViewers = ['client', 'virtualassistant', 'admin', 'admin_tasks.view', 'admin_tasks.edit'] as const
const taskEditors = ['client', 'virtualassistant', 'admin_tasks.edit'] as const

/** A2.7: each role by its own flag. */
const taskFlags = [
  { name: 'client-tasks', beta: ['client.beta'] },
  { name: 'va-tasks', beta: ['virtualassistant.beta'] },
  { name: 'admin-tasks' },
] as const

/** Who sees tasks, and whose switch it is. */
export const readsTasks = { caller: taskViewers, flag: taskFlags } as const

/** A step of who changes them; a thing that isn't there or is a stranger's is 404, one that has moved on 409. */
export const changesTasks = { caller: taskEditors, flag: taskFlags } as const
