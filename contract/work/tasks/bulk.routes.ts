import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { changesTasks } from './task-callers.ts'
import { task, taskChoices } from './task.routes.ts'

const max = 100
const tooMany = `At most ${max} tasks at once`

function areDistinct(uuids: readonly string[]): boolean {
  return new Set(uuids).size === uuids.length
}

/**
 * Each task with its version and what it becomes; all are changed or none. A change is undone by the same call with what was there
 * before. Refusals name the task they are for; one task that isn't there (or not the caller's) is 404 for all.
 */
export const saveTasks = operation({
  name: 'tasks.saveTasks',
  method: 'PUT',
  path: '/project/task',
  summary: 'Change several tasks in one go, all or none',
  ...changesTasks,
  body: z.object({
    tasks: z
      .array(
        z.object({
          uuid,
          version: z.int().min(1).max(2_147_483_647),
          completed: z.boolean().optional(),
          project_task_list_uuid: uuid.optional(),
          ...taskChoices,
        }),
      )
      .min(1, 'Required')
      .max(max, tooMany)
      .refine((tasks) => areDistinct(tasks.map((each) => each.uuid)), 'Each task once'),
  }),
  reply: z.object({ tasks: z.array(task) }),
  failures: ['404 not_found', '409 moved', '409 stale_version'],
})

/** 409 `time_logged` while a timer is on one of them or time is logged for it, unless `confirmed`. All go, or none. */
export const deleteTasks = operation({
  name: 'tasks.deleteTasks',
  method: 'POST',
  path: '/project/task/removals',
  summary: 'Remove several tasks with their subtasks, all or none',
  ...changesTasks,
  body: z.object({
    uuids: z.array(uuid).min(1, 'Required').max(max, tooMany).refine(areDistinct, 'Each task once'),
    confirmed: z.boolean().default(false),
  }),
  reply: z.object({ uuids: z.array(z.uuid()) }),
  failures: ['404 not_found', '409 time_logged'],
})
