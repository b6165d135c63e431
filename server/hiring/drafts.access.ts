import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { draftsOperations } from './drafts.operations.ts'

/** Each removal takes a draft of its own. */
export function draftsCalls(world: AccessWorld): AccessCalls<typeof draftsOperations> {
  const { database, people, clients, projects } = world

  async function anotherDraft(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: ofCompany(clients, actor, whose),
        created_by: people.get('primary contact') ?? '',
        project_name: 'To be removed',
        matching_criteria: '{}',
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  return {
    createProject: () => ({ path: '/project', body: {} }),
    getProject: (actor, whose) => ({ path: `/project/${ofCompany(projects, actor, whose)}` }),
    saveProject: (actor, whose) => ({
      path: `/project/${ofCompany(projects, actor, whose)}`,
      body: { matching_criteria: { keywords: { default: [secret] } } },
    }),
    listProjects: () => ({ path: '/project' }),
    deleteProject: async (actor, whose) => ({ path: `/project/${await anotherDraft(actor, whose)}` }),
    keepProjectAlive: (actor, whose) => ({
      path: `/project/${ofCompany(projects, actor, whose)}/keep_alive`,
    }),
  }
}
