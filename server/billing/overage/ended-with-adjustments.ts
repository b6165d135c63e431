import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Subscriptions that are over by a day and whose approved adjustments are still to be charged: they come to more than nothing, and
 * there is no final invoice yet. What only takes off has nothing to be taken off.
 */
export async function endedWithAdjustments(
  database: Kysely<Tables>,
  { until, today }: { until: string; today: string },
  resting: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ project_uuid: string }>`
    select entry.project_uuid from adjustments entry
    join projects on projects.uuid = entry.project_uuid
    where entry.kind = 'client' and entry.state = 'approved' and effective_date <= ${today}::date and end_date <= ${until}::date
      and not exists (select from invoices where invoices.project_uuid = entry.project_uuid and invoices.kind = 'final'
        and number is not null) and ${resting}
    group by entry.project_uuid having sum(amount_cents) > 0
    order by entry.project_uuid`.execute(database)
  return rows.map(({ project_uuid }) => project_uuid)
}
