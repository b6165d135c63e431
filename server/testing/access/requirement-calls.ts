import { answersOf, requirementFields } from '@talentplace/contract/projects/requirements/requirement-fields'
import type { Actor } from '@talentplace/contract/testing/access'
import { addRequirements } from '../rows/add-requirements.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

const answers = answersOf(
  Object.fromEntries(requirementFields.map(({ name, type }) => [name, type === 'choice' ? '' : secret])),
)

/** Welcome briefs, each of a project of its own, sent already where staff are to mark it as read. */
export function requirementCalls({ database, people, clients }: AccessWorld) {
  async function project(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const company = (actor === 'other client') === (whose === 'own') ? 'birch' : 'maple'
    const user_uuid = people.get('primary contact') ?? ''
    const at = new Date('2026-11-19T15:00:00Z')
    const { uuid } = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: clients[company],
        created_by: user_uuid,
        project_name: secret,
        matching_criteria: '{}',
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await addRequirements(database, { project_uuid: uuid, user_uuid, version: 1, status: 'submitted', answers, at })
    return uuid
  }

  return {
    getRequirementFields: () => ({ path: '/user/config/projectRequirement' }),
    getRequirements: async (actor, whose) => ({ path: `/project/${await project(actor, whose)}/requirements` }),
    saveRequirements: async (actor, whose) => ({
      path: `/project/${await project(actor, whose)}/requirements`,
      body: { answers: { ...answers, tasks: 'Something else' }, submit: true, base_revision: 1 },
    }),
    reviewRequirements: async (actor, whose) => ({
      path: `/project/${await project(actor, whose)}/requirements/1/review`,
    }),
  } satisfies AccessCalls
}
