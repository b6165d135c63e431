import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Kysely } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Hours of a role that a period has been invoiced with. */
export interface InvoicedRole {
  readonly role_id: number
  readonly description: string
  readonly hours: number
}

/**
 * The hours of a period by role, as its invoices say: those it began with and those that were bought and paid for it, less
 * what credit notes took back.
 */
export async function periodRoles(
  database: Kysely<Tables>,
  { project_uuid, start }: { project_uuid: string; start: string },
): Promise<InvoicedRole[]> {
  const { rows } = await sql<InvoicedRole>`
    with of_period as (
      select uuid from invoices
      where project_uuid = ${project_uuid} and period_start = ${start}::date and number is not null
        and (kind in ('checkout', 'renewal') or kind = 'hours' and status in ${sqlIn(invoiceStates.sets.inForce)})
    ), lines as (
      select role_id, kind, quantity from invoice_lines where invoice_uuid in (select uuid from of_period)
      union all
      select role_id, kind, -abs(quantity) from credit_note_lines join credit_notes note on note.uuid = credit_note_uuid
      where note.invoice_uuid in (select uuid from of_period)
    )
    select role_id, roles.value as description, sum(quantity)::int as hours
    from lines join roles on roles.id = role_id where kind in ('subscription', 'add-on')
    group by role_id, roles.value having sum(quantity) > 0 order by role_id`.execute(database)
  return rows
}
