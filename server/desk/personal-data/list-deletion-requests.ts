import { listDeletionRequests } from '@talentplace/contract/desk/personal-data/deletion-request.routes'
import { sql } from 'kysely'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { foundRequests, requestColumns, toRequestView } from './found-requests.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

const columns = { asked_date: sql`deletion_requests.asked_date` }

/** Oldest first: there is a month to answer. */
export function listDeletionRequestsOperation({ database }: PersonalDataDeps) {
  return handle(listDeletionRequests, async (_context, { query: { state, pagination } }) => {
    const found = foundRequests(database.kysely).$if(state !== undefined, (all) =>
      all.where('deletion_requests.state', '=', state ?? 'waiting'),
    )
    const page = pageOf(pagination, columns, { by: 'asked_date', descending: false }, sql`deletion_requests.uuid`)
    const { rows, count } = await listPage(found.select(requestColumns), page)
    return { deletion_requests: rows.map(toRequestView), count }
  })
}
