import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What a subscription's places are taxed as, and what its posted invoices were; first what most of its hours are. */
export async function billedCategories(database: Kysely<Tables>, project_uuid: string): Promise<string[]> {
  const { rows } = await sql<{ tax_category: string }>`
    select tax_category from (
      select tax_category, hours_per_month as hours from rate_plans join roles on roles.id = role_id
      where project_uuid = ${project_uuid}::uuid
      union all
      select tax_category, 0 from invoice_lines join invoices on invoices.uuid = invoice_uuid
      where project_uuid = ${project_uuid}::uuid and number is not null and invoice_lines.kind not in ('promotion', 'adjustment')
    ) billed
    where tax_category <> 'all' group by tax_category order by sum(hours) desc, tax_category`.execute(database)
  return rows.map(({ tax_category }) => tax_category)
}
