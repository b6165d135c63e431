import { listBills } from '@talentplace/contract/payroll/bills/bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing, inNumber } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { billRows, billSummary } from './find-bills.ts'
import { isVisibleTo } from './visible-bills.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  bill_date: sql`bill_date`,
  number: sql`number`,
  virtualassistant_name: inNameOrder(sql`virtualassistant_name`),
  total_cents: sql`total_cents`,
  expected_date: sql`expected_date`,
  status: sql`status`,
}

function filtersOf(query: Received<typeof listBills>['query']) {
  const { search = '', status, currency, from, to, virtualassistant_uuid } = query
  const words = containing(search)
  const filters: [asked: boolean, condition: RawBuilder<unknown>][] = [
    [
      search !== '',
      sql`(virtualassistant_uuid in (select uuid from assistants where searched_text like ${words})
      or written ilike ${inNumber(search)})`,
    ],
    [status !== undefined, sql`status = ${status}`],
    [currency !== undefined, sql`currency = ${currency}`],
    [from !== undefined, sql`bill_date >= ${from}::date`],
    [to !== undefined, sql`bill_date <= ${to}::date`],
    [virtualassistant_uuid !== undefined, sql`virtualassistant_uuid = ${virtualassistant_uuid}`],
  ]
  return filters.filter(([isSet]) => isSet).map(([, condition]) => condition)
}

/** A6.6: by date, newest first, and of one day by number. */
export function listBillsOperation({ database }: { database: Database }) {
  return handle(listBills, async (context, { query }) => {
    const where = sql.join<boolean>([isVisibleTo(signedIn(context)), ...filtersOf(query)], sql` and `)
    const page = pageOf(query.pagination, columns, { by: 'bill_date', descending: true }, sql`number desc, uuid`)
    const { rows, count } = await listPage(billRows(database.kysely).where(where), page)
    return { bills: rows.map(billSummary), count }
  })
}
