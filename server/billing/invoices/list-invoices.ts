import { listInvoices } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invoiceRows, invoiceSummary } from './find-invoices.ts'
import { isVisibleTo, seesEveryInvoice } from './visible-invoices.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  invoice_date: sql`invoice_date`,
  number: sql`number`,
  company: inNameOrder(sql`company`),
  total_cents: sql`total_cents`,
  balance_cents: sql`balance_cents`,
  due_date: sql`due_date`,
  status: sql`status`,
}

type Query = Received<typeof listInvoices>['query']

/** A payment of it is taken back by a cardholder's bank, and whether rightly isn't decided. */
const isDisputed = sql`exists (select from payment_allocations
  join disputes on disputes.payment_uuid = payment_allocations.payment_uuid and disputes.state = 'opened'
  where payment_allocations.invoice_uuid = invoices.uuid)`

function filtersOf(query: Query, isStaff: boolean) {
  const { search = '', status, kind, open, standing, disputed, currency, from, to, client_uuid, project_uuid } = query
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [
      search !== '',
      sql`(client_uuid in (select uuid from clients where searched_text like ${words})
      or project_uuid in (select uuid from projects where searched_text like ${words}) or written ilike ${inNumber(search)})`,
    ],
    [status !== undefined, sql`status = ${status}`],
    [kind !== undefined, sql`kind = ${kind}`],
    [open === true, sql`balance_cents > 0`],
    [open === false, sql`balance_cents = 0`],
    [standing !== undefined, sql`balance_cents > 0 and standing = ${standing}`],
    [isStaff && disputed !== undefined, disputed === true ? isDisputed : sql`not ${isDisputed}`],
    [currency !== undefined, sql`currency = ${currency}`],
    [from !== undefined, sql`invoice_date >= ${from}::date`],
    [to !== undefined, sql`invoice_date <= ${to}::date`],
    [client_uuid !== undefined, sql`client_uuid = ${client_uuid}`],
    [project_uuid !== undefined, sql`project_uuid = ${project_uuid}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** A6.6: by date, newest first, and of one day by number. */
export function listInvoicesOperation(database: Database) {
  return handle(listInvoices, async (context, { query }) => {
    const session = signedIn(context)
    const where = sql.join<boolean>([isVisibleTo(session), ...filtersOf(query, seesEveryInvoice(session))], sql` and `)
    const page = pageOf(query.pagination, columns, { by: 'invoice_date', descending: true }, sql`number desc, uuid`)
    const { rows, count } = await listPage(invoiceRows(database.kysely).where(where), page)
    return { invoices: rows.map(invoiceSummary), count }
  })
}
