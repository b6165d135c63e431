import type { RequirementAnswers } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { RequirementState } from '@talentplace/contract/subscriptions/requirement.states'
import type { TestDatabase } from '../database.ts'

/** A version of a project's welcome brief, as a save leaves it. */
export async function addRequirements(
  database: TestDatabase,
  about: {
    project_uuid: string
    user_uuid: string
    version: number
    status: Exclude<RequirementState, 'reviewed'>
    answers: Partial<RequirementAnswers>
    at: Date
  },
): Promise<void> {
  const { project_uuid, user_uuid, version, status, answers, at } = about
  await database.kysely
    .insertInto('project_requirements')
    .values({
      project_uuid,
      version,
      revision: version,
      status,
      answers: JSON.stringify(answers),
      created_by: user_uuid,
      created_date: at,
      changed_by: user_uuid,
      changed_date: at,
      ...(status === 'submitted' && { submitted_by: user_uuid, submitted_date: at }),
    })
    .execute()
}
