import { searchClients } from '@talentplace/contract/clients/staff/client-record.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle } from '../../../platform/http/handler.ts'
import { clientRows, clientSummary } from './client-summaries.ts'

const columns = {
  company: sql`lower(company)`,
  contact_name: sql`lower(contact_name)`,
  active_subscriptions: sql`active_subscriptions`,
  drafts: sql`drafts`,
  create_date_mst: sql`create_date_mst`,
}

const standings = { active: sql<boolean>`active_subscriptions > 0`, inactive: sql<boolean>`active_subscriptions = 0` }

/** The company's name, or one of its people. */
function matching(search: string) {
  const pattern = containing(search)
  return sql<boolean>`(company ilike ${pattern} or exists (select from users where users.client_uuid = found.uuid
    and deleted_date is null and (full_name ilike ${pattern} or email ilike ${pattern})))`
}

export function searchClientsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchClients, async (_context, { query: { search = '', standing, pagination } }) => {
    let found = await clientRows(database.kysely, clock.now())
    if (standing !== undefined) found = found.where(standings[standing])
    if (search !== '') found = found.where(matching(search))
    const page = pageOf(pagination, columns, { by: 'create_date_mst', descending: true }, sql`uuid`)
    const { rows, count } = await listPage(found, page)
    return { clients: rows.map(clientSummary), count }
  })
}
