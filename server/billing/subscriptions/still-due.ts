import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Cents that are still due of a subscription's invoices. */
export async function stillDue(database: Kysely<Tables>, project_uuid: string): Promise<number> {
  const { due } = await database
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(total_cents - paid_cents), 0)::int`.as('due'))
    .where('project_uuid', '=', project_uuid)
    .where('status', 'in', invoiceStates.sets.open)
    .executeTakeFirstOrThrow()
  return due
}
