import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

/**
 * In a query of `projects`: it begins on a later day, goes on, and someone who was chosen has declined a place that nobody
 * has taken since.
 */
export function canBeRefunded(today: string): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(start_date > ${today}::date, false) and end_date is null and exists (
    select from rate_plans place join va_relationships said
      on said.project_uuid = place.project_uuid and said.role_id = place.role_id and said.interest = 'declined'
    where place.project_uuid = projects.uuid and place.virtualassistant_uuid is null and hours_released_date is null))`
}

/** The roles of a subscription whose assistant has declined, while nobody else has them. */
export async function declinedRoles(database: Kysely<Tables>, project_uuid: string): Promise<string[]> {
  const { rows } = await sql<{
    role: string
  }>`select distinct ${readersName('roles.value')} as role from rate_plans place
    join va_relationships said on said.project_uuid = place.project_uuid and said.role_id = place.role_id
      and said.interest = 'declined'
    join roles on roles.id = place.role_id
    where place.project_uuid = ${project_uuid} and place.virtualassistant_uuid is null and hours_released_date is null
    order by 1`.execute(database)
  return rows.map(({ role }) => role)
}
