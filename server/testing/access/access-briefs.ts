import { answersOf, requirementFields } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { Actor } from '@talentplace/contract/testing/access'
import { addRequirements } from '../rows/add-requirements.ts'
import type { Whose } from './access-call.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from './access-world.ts'

export const briefAnswers = answersOf(
  Object.fromEntries(requirementFields.map(({ name, type }) => [name, type === 'choice' ? '' : secret])),
)

/** A project of its own with a welcome brief that has been sent. */
export async function addSentBrief(
  { database, people, clients }: AccessWorld,
  actor: Actor,
  whose: Whose,
): Promise<string> {
  if (whose === 'absent') return absentUuid
  const user_uuid = people.get('primary contact') ?? ''
  const at = new Date('2026-11-19T15:00:00Z')
  const { uuid } = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid: ofCompany(clients, actor, whose),
      created_by: user_uuid,
      project_name: secret,
      matching_criteria: '{}',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const brief = { project_uuid: uuid, user_uuid, version: 1, status: 'submitted', answers: briefAnswers, at } as const
  await addRequirements(database, brief)
  return uuid
}
