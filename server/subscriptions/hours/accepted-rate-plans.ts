import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The places of a subscription with who works in them; one that they were asked for they have accepted. */
export function acceptedRatePlans(database: Kysely<Tables>, project_uuid: string) {
  return database
    .selectFrom('rate_plans')
    .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .leftJoin('va_relationships as asked', (join) =>
      join
        .onRef('asked.project_uuid', '=', 'rate_plans.project_uuid')
        .onRef('asked.role_id', '=', 'rate_plans.role_id')
        .onRef('asked.virtualassistant_uuid', '=', 'rate_plans.virtualassistant_uuid'),
    )
    .select('assistants.user_uuid')
    .where('rate_plans.project_uuid', '=', project_uuid)
    .where(sql<boolean>`coalesce(asked.interest, 'accepted') = 'accepted'`)
}
