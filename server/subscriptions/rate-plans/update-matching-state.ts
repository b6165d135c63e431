import { matchingStates, type MatchingState } from '@talentplace/contract/subscriptions/project.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: a project is matched once each place has someone and nobody is still asked; until then someone has to look after it. */
export async function updateMatchingState(
  transaction: Transaction<Tables>,
  project_uuid: string,
  who: 'assistant' | 'staff',
): Promise<void> {
  const { rows } = await sql<{ matching_state: MatchingState; waits: boolean }>`
    select matching_state, exists (
      select from rate_plans place where place.project_uuid = projects.uuid and hours_released_date is null
        and (virtualassistant_uuid is null or exists (
          select from va_relationships asked where asked.project_uuid = place.project_uuid
            and asked.role_id = place.role_id and asked.virtualassistant_uuid = place.virtualassistant_uuid
            and interest = 'asked'))) as waits
    from projects where uuid = ${project_uuid}`.execute(transaction)
  const [project] = rows
  if (!project || !matchingStates.is('started', project.matching_state)) return
  const matching_state = matchingStates.step(project.matching_state, project.waits ? 'matching' : 'matched', who)
  await transaction.updateTable('projects').set({ matching_state }).where('uuid', '=', project_uuid).execute()
}
