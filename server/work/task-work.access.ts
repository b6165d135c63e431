import type { AccessCalls } from '../testing/access/access-call.ts'
import { addTaskOf } from '../testing/access/access-tasks.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { taskWorkOperations } from './task-work.operations.ts'

export function taskWorkCalls(world: AccessWorld): AccessCalls<typeof taskWorkOperations> {
  return {
    createTask: async (actor, whose) => ({
      path: '/project/task',
      body: { project_uuid: (await addTaskOf(world, actor, whose)).project, name: 'Call the printer' },
    }),
    saveTask: async (actor, whose) => ({
      path: `/project/task/${(await addTaskOf(world, actor, whose)).task}`,
      body: { version: 1, completed: true },
    }),
    saveTasks: async (actor, whose) => ({
      path: '/project/task',
      body: { tasks: [{ uuid: (await addTaskOf(world, actor, whose)).task, version: 1, priority: 0 }] },
    }),
    addComment: async (actor, whose) => ({
      path: `/project/task/${(await addTaskOf(world, actor, whose)).task}/comment`,
      body: { body: 'Done by noon.' },
    }),
  }
}
