import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { InvoiceSummary } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'

/**
 * Posted invoices as their lists show them, as the text of a query; `written` is the number as people read it and search for it. How
 * collection stands is a subquery so that it is looked up for the rows of a page alone: joined, a plan made while the table was small
 * looks it up for every pair of rows.
 */
const postedInvoices = sql`
  select invoices.uuid, invoices.number, written_invoice_number(invoices.currency, invoices.number) as written,
    invoices.client_uuid, company, project_uuid, project_name, invoices.kind, invoice_date, due_date, period_start, period_end,
    invoices.currency, invoices.status, total_cents, paid_cents,
    case when invoices.status in ${sqlIn(invoiceStates.sets.settled)} then 0 else total_cents - paid_cents end as balance_cents,
    (select standing from open_invoices where open_invoices.uuid = invoices.uuid) as standing
  from invoices
  join clients on clients.uuid = invoices.client_uuid
  join projects on projects.uuid = project_uuid
  where invoices.number is not null`

type InvoiceRow = Omit<InvoiceSummary, 'number'> & { number: number; written: string }

/** The rows of posted invoices, for a query: its conditions and order may name every field of a row, and `written`. */
export function invoiceRows(database: Kysely<Tables>) {
  return database.selectFrom(sql<InvoiceRow>`(${postedInvoices})`.as('invoices')).selectAll()
}

export function invoiceSummary({ written, ...row }: InvoiceRow): InvoiceSummary {
  return { ...row, number: written }
}
