import { listBroadcasts } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { containing } from '../../../platform/database/like-pattern.ts'
import { pageOrder } from '../../../platform/database/page-order.ts'
import { handle } from '../../../platform/http/handler.ts'
import { countBroadcasts, findBroadcasts, shownBroadcast } from './find-broadcasts.ts'

const columns = {
  created_date: sql`created_date`,
  starts: sql`starts`,
  ends: sql`ends`,
  title: sql`title`,
  priority: sql`priority`,
}

/** What staff composed, newest first unless asked otherwise. */
export function listBroadcastsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listBroadcasts, async (_context, { query }) => {
    const { search = '', state, pagination } = query
    const conditions = [
      sql`true`,
      ...(state === undefined ? [] : [sql`state = ${state}`]),
      ...(search === '' ? [] : [sql`(title ilike ${containing(search)} or body ilike ${containing(search)})`]),
    ]
    const where = sql.join(conditions, sql` and `)
    const order = pageOrder(pagination, columns, { by: 'created_date', descending: true }, sql`uuid desc`)
    const now = clock.now()
    const [rows, count] = await Promise.all([
      findBroadcasts(database.kysely, now, where, { ...pagination, order }),
      countBroadcasts(database.kysely, now, where),
    ])
    return { notifications: rows.map(shownBroadcast), count }
  })
}
