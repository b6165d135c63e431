import { listCandidateLists } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { candidateList, listsOf } from './read-list.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = { created_date: sql`created_date`, name: inNameOrder(sql`name`) }

/** What the caller's company has kept, newest first. */
export function listCandidateListsOperation({ kysely }: Database) {
  return handle(listCandidateLists, async (context, { query }) => {
    const page = pageOf(query.pagination, columns, { by: 'created_date', descending: true }, sql`uuid`)
    const { rows, count } = await listPage(listsOf(kysely, signedIn(context)), page)
    return { candidate_lists: rows.map(candidateList), count }
  })
}
