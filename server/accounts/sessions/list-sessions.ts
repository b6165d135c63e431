import { listSessions } from '@talentplace/contract/accounts/sessions/own-session.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { hashToken } from '../../platform/sessions/session-store.ts'
import { storedDevice } from './device-words.ts'

/** What staff do in one's place isn't one's own. */
export function listSessionsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listSessions, async (context, { query: { pagination } }) => {
    const isCurrent = sql<boolean>`token_hash = ${hashToken(context.token ?? '')}`
    const own = database.kysely
      .selectFrom('sessions')
      .select(['uuid', 'device', 'address', 'created_date', 'last_used', isCurrent.as('is_current')])
      .where('user_uuid', '=', signedIn(context).user_uuid)
      .where('impersonator_uuid', 'is', null)
      .where('expires', '>', clock.now())
    const order = sql`${isCurrent} desc, last_used desc, uuid desc`
    const { rows, count } = await listPage(own, { ...pagination, order })
    return {
      sessions: rows.map((row) => ({
        ...row,
        device: row.device === null ? null : storedDevice(row.device),
        created_date: row.created_date.toISOString(),
        last_used: row.last_used.toISOString(),
      })),
      count,
    }
  })
}
