import { listViews, maxViews } from '@talentplace/contract/desk/views/view.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queryOfOpenList } from './listed-operation.ts'
import { visibleView, viewRows } from './read-view.ts'

export function listViewsOperation({ database }: { database: Database }) {
  return handle(listViews, async (context, { query: { list } }) => {
    const session = signedIn(context)
    const listQuery = queryOfOpenList(list, session)
    const rows = await viewRows(database.kysely)
      .where('list', '=', list)
      .where((seen) => seen.or([seen('shared', '=', true), seen('owner_uuid', '=', session.user_uuid)]))
      .orderBy(sql`owner_uuid <> ${session.user_uuid}, lower(name), saved_views.uuid`)
      .limit(2 * maxViews)
      .execute()
    return { views: rows.map((row) => visibleView(row, listQuery, session)), count: rows.length }
  })
}
