import type { Actor } from '@talentplace/contract/testing/access'
import { addSubscription } from '../rows/add-subscription.ts'
import type { Whose } from './access-call.ts'
import { started } from './access-subscriptions.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from './access-world.ts'

interface TaskObjects {
  readonly project: string
  readonly list: string
  readonly task: string
}

/**
 * A subscription with a list and a task, for one call. The assistant's own is one that they have a place in; someone else's is without
 * them.
 */
export async function addTaskOf(world: AccessWorld, actor: Actor, whose: Whose): Promise<TaskObjects> {
  if (whose === 'absent') return { project: absentUuid, list: absentUuid, task: absentUuid }
  const { database, people, clients, assistants } = world
  const { uuid: project } = await addSubscription(database, {
    client_uuid: ofCompany(clients, actor, whose),
    created_by: people.get('primary contact') ?? '',
    start_date: '2026-11-10',
    name: secret,
    hours: 1,
    ...(actor === 'assistant' && whose === 'own' && { assistant_uuid: assistants.own.uuid }),
    at: started,
  })
  const { uuid: list } = await database.kysely
    .insertInto('task_lists')
    .values({ project_uuid: project, name: secret, created_date: started })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const { uuid: task } = await database.kysely
    .insertInto('tasks')
    .values({ project_uuid: project, task_list_uuid: list, name: secret, created_date: started, updated_date: started })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { project, list, task }
}
