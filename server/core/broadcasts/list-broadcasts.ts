import { listBroadcasts } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { broadcastRows, toBroadcastView } from './find-broadcasts.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: neverEmpty(sql`created_date`),
  starts: neverEmpty(sql`starts`),
  ends: sql`ends`,
  title: neverEmpty(inNameOrder(sql`title`)),
  priority: neverEmpty(sql`priority`),
}

/** What staff composed, newest first unless asked otherwise. */
export function listBroadcastsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listBroadcasts, async (_context, { query }) => {
    const { search = '', state, pagination } = query
    let found = broadcastRows(database.kysely, clock.now())
    if (state !== undefined) found = found.where('state', '=', state)
    if (search !== '') {
      found = found.where(
        sql<boolean>`(folded_text(title) like ${containing(search)} or folded_text(body) like ${containing(search)})`,
      )
    }
    const page = pageOf(pagination, columns, { by: 'created_date', descending: true }, [[sql`uuid`, 'desc']])
    const { rows, count } = await listPage(found, page)
    return { notifications: rows.map(toBroadcastView), count }
  })
}
