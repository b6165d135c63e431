import { listBills, type BillFilters } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere } from '../../platform/database/list-page.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { billRows, billSummary } from './find-bills.ts'
import { isVisibleTo, type BillViewer } from './visible-bills.ts'

const columns = {
  bill_date: neverEmpty(sql`bill_date`),
  number: sql`number`,
  virtualassistant_name: neverEmpty(sql`folded_text(display_name)`),
  total_cents: neverEmpty(sql`total_cents`),
  expected_date: sql`(case when status in ${sqlIn(billStates.sets.expected)} then expected_date end)`,
  status: neverEmpty(sql`status`),
}

function filtersOf(query: BillFilters) {
  const { search = '', status, currency, from, to, virtualassistant_uuid } = query
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [
      search !== '',
      sql`(virtualassistant_uuid = any (array(select uuid from assistants where searched_text like ${words}))
      or written_bill_number(currency, number) ilike ${inNumber(search)})`,
    ],
    [status !== undefined, sql`status = ${status}`],
    [currency !== undefined, sql`currency = ${currency}`],
    [from !== undefined, sql`bill_date >= ${from}::date`],
    [to !== undefined, sql`bill_date <= ${to}::date`],
    [virtualassistant_uuid !== undefined, sql`virtualassistant_uuid = ${virtualassistant_uuid}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** Of `va_bills`: what someone sees of those that match. */
export function matchingBills(session: BillViewer, filters: BillFilters): RawBuilder<boolean> {
  return sql.join<boolean>([isVisibleTo(session), ...filtersOf(filters)], sql` and `)
}

/** A6.6: by date, newest first, and of one day by number. Which ones first, by indexes; then what is shown of the page alone. */
export function listBillsOperation({ database: { kysely } }: { database: Database }) {
  return handle(listBills, async (context, { query }) => {
    const where = matchingBills(signedIn(context), query)
    const page = pageOf(query.pagination, columns, { by: 'bill_date', descending: true }, [
      [sql`number`, 'desc'],
      [sql`va_bills.uuid`, 'asc'],
    ])
    const isSearch = (query.search ?? '') !== ''
    const found = rowsWhere(kysely, 'va_bills', { where, isSearch }).select('va_bills.uuid')
    const isByName = query.pagination.sortBy?.includes('virtualassistant_name') === true
    const { rows, count } = isByName
      ? await listPage(found.innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid'), page, found)
      : await listPage(found, page)
    const uuids = rows.map(({ uuid }) => uuid)
    const details = uuids.length === 0 ? [] : await billRows(kysely).where('uuid', 'in', uuids).execute()
    return { bills: inPageOrder(uuids, details).map(billSummary), count }
  })
}
