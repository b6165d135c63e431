import { listClientProjects } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { clientDay } from '../client-day.ts'
import { clientProject, clientProjectRows, isClassifiedAs } from './find-client-projects.ts'
import { requireSeenClient } from './require-seen-client.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  start_date: sql`start_date`,
  end_date: sql`end_date`,
  days_remaining: sql`days_remaining`,
  project_name: inNameOrder(sql`project_name`),
  subscription_hours: sql`subscription_hours`,
  hours_remaining: sql`hours_remaining`,
  invoice_day: sql`invoice_day`,
}

/** A6.6: what is current by the days it has left, everything else by its start, newest first. */
function usualOrder(classification: string | undefined) {
  return classification === 'current'
    ? ({ by: 'days_remaining', descending: false } as const)
    : ({ by: 'start_date', descending: true } as const)
}

/** A3.9, C1.3: the subscriptions of one client, for their own people and for staff. */
export function listClientProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listClientProjects, async (context, { params, query }) => {
    await requireSeenClient(database.kysely, signedIn(context), params.uuid)
    const day = await clientDay(database.kysely, params.uuid, clock.now())
    const { classification, search = '', pagination } = query
    const conditions = [
      sql`client_uuid = ${params.uuid} and removed_date is null`,
      ...(classification === undefined ? [] : [isClassifiedAs(classification, day.today)]),
      ...(search === ''
        ? []
        : [
            sql`uuid in (select uuid from projects where client_uuid = ${params.uuid} and searched_text like ${containing(search)})`,
          ]),
    ]
    const where = sql.join<boolean>(conditions, sql` and `)
    const page = pageOf(pagination, columns, usualOrder(classification), sql`uuid`)
    const found = clientProjectRows(database.kysely, day.today).where(where)
    const counted = database.kysely.selectFrom('projects').where(where)
    const { rows, count } = await listPage(found, page, counted)
    return { projects: rows.map((row) => clientProject(row, day.today)), count, ...day }
  })
}
