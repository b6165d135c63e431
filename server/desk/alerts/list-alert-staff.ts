import { listAlertStaff } from '@talentplace/contract/desk/alerts/alert.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { alertStaff } from './alert-staff.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

/** Whom an alert can be given to, by name. */
export function listAlertStaffOperation({ kysely }: Database) {
  return handle(listAlertStaff, async (_context, { query: { search = '', pagination } }) => {
    const found = alertStaff(kysely).$if(search !== '', (staff) =>
      staff.where('searched_text', 'like', containing(search)),
    )
    const columns = { full_name: inNameOrder(sql`full_name`) }
    const page = pageOf(pagination, columns, { by: 'full_name', descending: false }, sql`uuid`)
    const { rows, count } = await listPage(found, page)
    return { staff: rows, count }
  })
}
