import { listSockets } from '@talentplace/contract/desk/operations/socket.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { longestSilence } from '../../platform/realtime/presence.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  created_date: sql`open_sockets.created_date`,
  last_seen: sql`open_sockets.last_seen`,
  page: sql`open_sockets.page`,
  source: sql`open_sockets.source`,
  full_name: inNameOrder(sql`users.full_name`),
}

/** E4: the open sockets of all living processes, newest first unless asked otherwise. */
export function listSocketsOperation(database: Database) {
  return handle(listSockets, async (_context, { query }) => {
    const { search = '', signed_in, pagination } = query
    let found = database.kysely
      .selectFrom('open_sockets')
      .innerJoin('server_processes', 'server_processes.uuid', 'open_sockets.process_uuid')
      .leftJoin('users', 'users.uuid', 'open_sockets.user_uuid')
      .where(sql<boolean>`server_processes.heartbeat > now() - ${longestSilence}::interval`)
    if (signed_in !== undefined) found = found.where('open_sockets.user_uuid', signed_in ? 'is not' : 'is', null)
    if (search !== '') {
      const pattern = containing(search)
      found = found.where(sql<boolean>`(users.searched_text like ${pattern} or folded_text(page) like ${pattern})`)
    }
    const page = pageOf(pagination, columns, { by: 'created_date', descending: true }, sql`open_sockets.uuid desc`)
    const { rows, count } = await listPage(
      found
        .select(['open_sockets.uuid', 'source', 'page', 'open_sockets.created_date', 'last_seen'])
        .select(['users.uuid as user_uuid', 'full_name', 'email']),
      page,
    )
    const sockets = rows.map(({ user_uuid, full_name, email, ...row }) => ({
      ...row,
      user: user_uuid === null || full_name === null || email === null ? null : { uuid: user_uuid, full_name, email },
      created_date: row.created_date.toISOString(),
      last_seen: row.last_seen.toISOString(),
    }))
    return { sockets, count }
  })
}
