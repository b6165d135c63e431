import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Whether a row of `assistants` is an applicant whose application is open. */
export const hasOpenApplication = sql<boolean>`exists (select from applications
  where virtualassistant_uuid = assistants.uuid and applications.state in ${sqlIn(applicationStates.sets.open)})`

/** Why the state of an applicant isn’t changed beside their application. */
export const decideThere = 'They have an open application. Decide on it there, so that they hear of it.'

export async function isApplying(database: Kysely<Tables>, uuid: string): Promise<boolean> {
  const { rows } = await sql<{ applying: boolean }>`
    select ${hasOpenApplication} as applying from assistants where uuid = ${uuid}`.execute(database)
  return rows[0]?.applying ?? false
}
