import { searchClients } from '@talentplace/contract/accounts/clients/client-record.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { clientRows, clientSummary } from './client-summaries.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  company: inNameOrder(sql`company`),
  contact_name: inNameOrder(sql`contact_name`),
  active_subscriptions: sql`active_subscriptions`,
  drafts: sql`drafts`,
  create_date_mst: sql`create_date_mst`,
}

const statuses = {
  Active: sql<boolean>`standing = 'active'`,
  Inactive: sql<boolean>`standing = 'inactive'`,
  Archived: sql<boolean>`standing = 'archived'`,
}
const notArchived = sql<boolean>`standing <> 'archived'`

const lookedAfterBy = (user: string) =>
  sql<boolean>`uuid in (select client_uuid from people_relationships where user_uuid = ${user})`

/** The company's name, or one of its people. */
function matching(search: string) {
  const pattern = containing(search)
  return sql<boolean>`(uuid in (select uuid from clients where searched_text like ${pattern})
    or uuid in (select client_uuid from users where deleted_date is null and searched_text like ${pattern}))`
}

export function searchClientsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(searchClients, async (context, { query: { search = '', searchType, mine, pagination } }) => {
    let found = await clientRows(database.kysely, clock.now())
    found = found.where(searchType === undefined ? notArchived : statuses[searchType])
    if (mine === true) found = found.where(lookedAfterBy(signedIn(context).user_uuid))
    if (search !== '') found = found.where(matching(search))
    const page = pageOf(pagination, columns, { by: 'create_date_mst', descending: true }, sql`uuid`)
    const { rows, count } = await listPage(found, page)
    return { clients: rows.map(clientSummary), count }
  })
}
