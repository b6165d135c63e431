import { searchClients } from '@talentplace/contract/accounts/clients/client-record.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { inPageOrder, listPage, neverEmpty, pageOf, rowsWhere, type Ties } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { clientRows, clientSummary, isActive, subscriptionsByClient } from './client-summaries.ts'

type Query = Received<typeof searchClients>['query']
type SortKey = NonNullable<Query['pagination']['sortBy']>[number]

const columns = {
  company: neverEmpty(sql`clients.searched_text`),
  contact_name: sql`contact.contact_text`,
  active_subscriptions: neverEmpty(sql`coalesce(subscriptions.active_subscriptions, 0)`),
  drafts: neverEmpty(sql`coalesce(subscriptions.drafts, 0)`),
  create_date_mst: neverEmpty(sql`clients.created_date`),
}
const ties: Ties = [[sql`clients.uuid`, 'asc']]

/** Who speaks for each client, as `client-summaries` has them, by the first line of what they are searched by: their name. */
const contacts = sql<{ client_uuid: string; contact_text: string }>`(
  select distinct on (client_uuid) client_uuid, split_part(searched_text, chr(10), 1) as contact_text from users
  where client_uuid is not null and deleted_date is null order by client_uuid, is_primary_contact desc, created_date, uuid)`

function hasStanding(searchType: Query['searchType'], withActive: RawBuilder<boolean>): RawBuilder<boolean> {
  switch (searchType) {
    case undefined:
      return sql`(archived_date is null or ${withActive})`
    case 'Active':
      return withActive
    case 'Inactive':
      return sql`(archived_date is null and not ${withActive})`
    case 'Archived':
      return sql`(archived_date is not null and not ${withActive})`
  }
}

const lookedAfterBy = (user: string) =>
  sql<boolean>`clients.uuid in (select client_uuid from people_relationships where user_uuid = ${user})`

/** The company's name, or one of its people. */
function matching(search: string) {
  const pattern = containing(search)
  return sql<boolean>`clients.uuid = any (array(select uuid from clients where searched_text like ${pattern}
    union all select client_uuid from users where deleted_date is null and searched_text like ${pattern}))`
}

/** Which ones first; who they are and what they have is read of the page alone, or added up where it is what they are sorted by. */
export function searchClientsOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(searchClients, async (context, { query: { search = '', searchType, mine, pagination } }) => {
    const now = clock.now()
    const days = await daysByZone(kysely, now)
    const withActive = sql<boolean>`clients.uuid in (
      select client_uuid from projects where removed_date is null and ${isActive(days)})`
    const conditions = [
      hasStanding(searchType, withActive),
      ...(mine === true ? [lookedAfterBy(signedIn(context).user_uuid)] : []),
      ...(search === '' ? [] : [matching(search)]),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const found = rowsWhere(kysely, 'clients', { where, isSearch: search !== '' })
    const sorted = (...keys: readonly SortKey[]) => keys.some((key) => pagination.sortBy?.includes(key))
    const joined = found
      .$if(sorted('contact_name'), (clients) =>
        clients.leftJoin(contacts.as('contact'), 'contact.client_uuid', 'clients.uuid'),
      )
      .$if(sorted('active_subscriptions', 'drafts'), (clients) =>
        clients.leftJoin(subscriptionsByClient(days).as('subscriptions'), 'subscriptions.client_uuid', 'clients.uuid'),
      )
    const page = pageOf(pagination, columns, { by: 'create_date_mst', descending: true }, ties)
    const { rows: ids, count } = await listPage(joined.select('clients.uuid'), page, found)
    const uuids = ids.map(({ uuid }) => uuid)
    const summaries = await clientRows(kysely, now)
    const rows = await summaries.where(sql<boolean>`uuid = any (${uuids}::uuid[])`).execute()
    return { clients: inPageOrder(uuids, rows).map(clientSummary), count }
  })
}
