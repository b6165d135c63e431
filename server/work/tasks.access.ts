import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { addFile } from '../testing/rows/add-file.ts'
import { addTaskOf } from '../testing/access/access-tasks.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { tasksOperations } from './tasks.operations.ts'

/** Tasks and lists as they are read and changed; each call has its own. */
export function tasksCalls(world: AccessWorld): AccessCalls<typeof tasksOperations> {
  const fileOf = (actor: Actor) =>
    addFile(world.database, world.people.get(actor) ?? world.people.get('primary contact') ?? '')
  return {
    listTasks: () => ({ path: '/project/task' }),
    listClientTasks: () => ({ path: '/client/task' }),
    listAssistantTasks: () => ({ path: '/virtualassistants/task' }),
    getTask: async (actor, whose) => ({ path: `/project/task/${(await addTaskOf(world, actor, whose)).task}` }),
    deleteTask: async (actor, whose) => ({ path: `/project/task/${(await addTaskOf(world, actor, whose)).task}` }),
    deleteTasks: async (actor, whose) => ({
      path: '/project/task/removals',
      body: { uuids: [(await addTaskOf(world, actor, whose)).task] },
    }),
    getTimerCount: async (actor, whose) => ({
      path: `/project/task/${(await addTaskOf(world, actor, whose)).task}/timer_count`,
    }),
    attachTaskFiles: async (actor, whose) => ({
      path: `/project/task/${(await addTaskOf(world, actor, whose)).task}/files`,
      body: { files: [await fileOf(actor)] },
    }),
    removeTaskFile: async (actor, whose) => {
      const { task } = await addTaskOf(world, actor, whose)
      if (whose === 'absent') return { path: `/project/task/${task}/files/${task}` }
      const file = await fileOf(actor)
      await world.database.pool.query(
        `insert into task_files (file_uuid, task_uuid, position, added_date) values ($1, $2, 1, now())`,
        [file, task],
      )
      return { path: `/project/task/${task}/files/${file}` }
    },
    listTaskLists: () => ({ path: '/project/task/list' }),
    listClientTaskLists: () => ({ path: '/client/task/list' }),
    listAssistantTaskLists: () => ({ path: '/virtualassistants/task/list' }),
    listProjectTaskLists: async (actor, whose) => ({
      path: `/project/${(await addTaskOf(world, actor, whose)).project}/task/list`,
    }),
    listTaskProjects: () => ({ path: '/project/task/projects' }),
    createTaskList: async (actor, whose) => ({
      path: '/project/task/list',
      body: { project_uuid: (await addTaskOf(world, actor, whose)).project, name: 'Newsletter' },
    }),
    saveTaskList: async (actor, whose) => ({
      path: `/project/task/list/${(await addTaskOf(world, actor, whose)).list}`,
      body: { name: 'Newsletter', version: 1 },
    }),
    deleteTaskList: async (actor, whose) => ({
      path: `/project/task/list/${(await addTaskOf(world, actor, whose)).list}`,
    }),
  }
}
