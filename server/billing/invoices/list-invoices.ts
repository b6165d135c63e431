import { listInvoices } from '@talentplace/contract/billing/invoices/invoice.routes'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, type Ties, rowsWhere } from '../../platform/database/list-page.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invoiceRows, invoiceSummary } from './find-invoices.ts'
import { isVisibleTo, seesEveryInvoice } from './visible-invoices.ts'

/** As their indexes have it. */
const balance = sql`(case when invoices.status in ${sqlIn(invoiceStates.sets.settled)} then 0 else total_cents - paid_cents end)`

const columns = {
  invoice_date: neverEmpty(sql`invoice_date`),
  number: neverEmpty(sql`number`),
  company: neverEmpty(sql`clients.searched_text`),
  total_cents: neverEmpty(sql`total_cents`),
  balance_cents: neverEmpty(balance),
  due_date: neverEmpty(sql`due_date`),
  status: neverEmpty(sql`invoices.status`),
}
const ties: Ties = [
  [sql`number`, 'desc'],
  [sql`invoices.uuid`, 'asc'],
]

type Query = Received<typeof listInvoices>['query']

/** A payment of it is taken back by a cardholder's bank, and whether rightly isn't decided. */
const disputed = sql`(select invoice_uuid from disputes
  join payment_allocations on payment_allocations.payment_uuid = disputes.payment_uuid where disputes.state = 'opened')`

function filtersOf(query: Query, isStaff: boolean) {
  const { search = '', status, kind, open, standing, disputed: isDisputed, currency, from, to, client_uuid } = query
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [
      search !== '',
      sql`(client_uuid = any (array(select uuid from clients where searched_text like ${words}))
      or project_uuid = any (array(select uuid from projects where searched_text like ${words}))
      or written_invoice_number(invoices.currency, number) ilike ${inNumber(search)})`,
    ],
    [status !== undefined, sql`invoices.status = ${status}`],
    [kind !== undefined, sql`kind = ${kind}`],
    [open === true, sql`${balance} > 0`],
    [open === false, sql`${balance} = 0`],
    [
      standing !== undefined,
      sql`${balance} > 0 and invoices.uuid in (select uuid from open_invoices where open_invoices.standing = ${standing})`,
    ],
    [isStaff && isDisputed !== undefined, sql`invoices.uuid ${isDisputed ? sql`` : sql`not`} in ${disputed}`],
    [currency !== undefined, sql`invoices.currency = ${currency}`],
    [from !== undefined, sql`invoice_date >= ${from}::date`],
    [to !== undefined, sql`invoice_date <= ${to}::date`],
    [client_uuid !== undefined, sql`client_uuid = ${client_uuid}`],
    [query.project_uuid !== undefined, sql`project_uuid = ${query.project_uuid}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** A6.6: by date, newest first, and of one day by number. Which ones first, by indexes; then what is shown of the page alone. */
export function listInvoicesOperation({ kysely }: Database) {
  return handle(listInvoices, async (context, { query }) => {
    const session = signedIn(context)
    const where = sql.join<boolean>([isVisibleTo(session), ...filtersOf(query, seesEveryInvoice(session))], sql` and `)
    const page = pageOf(query.pagination, columns, { by: 'invoice_date', descending: true }, ties)
    const isPosted = sql<boolean>`number is not null and ${where}`
    const isSearch = (query.search ?? '') !== ''
    const posted = rowsWhere(kysely, 'invoices', { where: isPosted, isSearch }).select('invoices.uuid')
    const isByCompany = query.pagination.sortBy?.includes('company') === true
    const { rows, count } = isByCompany
      ? await listPage(posted.innerJoin('clients', 'clients.uuid', 'invoices.client_uuid'), page, posted)
      : await listPage(posted, page)
    const uuids = rows.map(({ uuid }) => uuid)
    const details = uuids.length === 0 ? [] : await invoiceRows(kysely).where('uuid', 'in', uuids).execute()
    return { invoices: inPageOrder(uuids, details).map(invoiceSummary), count }
  })
}
