import { listInvoiceTime, type InvoicedEntry } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { invoiceRows } from './find-invoices.ts'
import { isVisibleTo } from './visible-invoices.ts'

const columns = {
  position: sql`position`,
  task_date: sql`task_date`,
  seconds: sql`seconds`,
  amount_cents: sql`amount_cents`,
}

const entries = sql`
  select entry.uuid, charged.invoice_uuid, charged.position, task_date, start_at, display_name as virtualassistant_name, task_name,
    entry.description, charged.seconds, charged.amount_cents
  from invoice_time charged
  join time_entries entry on entry.uuid = charged.time_entry_uuid
  join assistants on assistants.uuid = entry.virtualassistant_uuid`

/** What the lines of time were made from, in the order in which their amounts were worked out. */
export function listInvoiceTimeOperation({ kysely }: Database) {
  return handle(listInvoiceTime, async (context, { params, query }) => {
    const viewer = signedIn(context)
    const seen = await invoiceRows(kysely).where('uuid', '=', params.uuid).where(isVisibleTo(viewer)).executeTakeFirst()
    if (!seen) throw notFound('There is no such invoice.')
    const atPosition = query.position === undefined ? sql<boolean>`true` : sql<boolean>`position = ${query.position}`
    const rows = kysely
      .selectFrom(sql<InvoicedEntry>`(${entries})`.as('entries'))
      .select([
        'uuid',
        'position',
        'task_date',
        'virtualassistant_name',
        'task_name',
        'description',
        'seconds',
        'amount_cents',
      ] as const)
      .where(sql<boolean>`invoice_uuid = ${params.uuid} and ${atPosition}`)
    const usual = { by: 'position', descending: false } as const
    const page = pageOf(query.pagination, columns, usual, sql`task_date, start_at nulls last, uuid`)
    const { rows: time, count } = await listPage(rows, page)
    return { time, count }
  })
}
