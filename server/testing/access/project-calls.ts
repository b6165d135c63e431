import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

const company = (actor: Actor, whose: Whose): 'maple' | 'birch' =>
  (actor === 'other client') === (whose === 'own') ? 'birch' : 'maple'

/** Drafts. Each removal takes one of its own. */
export function projectCalls({ database, people, clients, projects }: AccessWorld) {
  async function anotherDraft(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: clients[company(actor, whose)],
        created_by: people.get('primary contact') ?? '',
        project_name: 'To be removed',
        matching_criteria: '{}',
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  return {
    listProjects: () => ({ path: '/project' }),
    deleteProject: async (actor, whose) => ({ path: `/project/${await anotherDraft(actor, whose)}` }),
    keepProjectAlive: (actor, whose) => ({
      path: `/project/${whose === 'absent' ? absentUuid : projects[company(actor, whose)]}/keep_alive`,
    }),
  } satisfies AccessCalls
}
