import { healthcheck } from '@talentplace/contract/operations/healthcheck.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { zoneDataVersion } from '../../platform/clock/zones.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'

type Health = ReplyOf<typeof healthcheck>

/** 503 until the search index is ready or while the database is away; `live=1` only says that the process answers. */
export function healthcheckOperation(parts: {
  database: Database
  clock: Clock
  version: string
  search: { readonly ready: boolean; readonly size: number }
}) {
  const { database, clock, version, search } = parts
  return handle(healthcheck, async (context, { query }) => {
    let migrations: number | null = null
    try {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(
        database.kysely,
      )
      migrations = rows[0]?.count ?? 0
    } catch (error) {
      context.log.warn({ err: error }, 'the database did not answer the health check')
    }
    const reachable = migrations !== null
    const status: Health['status'] = !reachable ? 'failing' : search.ready ? 'ok' : 'starting'
    const health: Health = {
      status,
      version,
      database: reachable ? 'ok' : 'unreachable',
      migrations,
      search: search.ready ? 'ready' : 'loading',
      assistants: search.ready ? search.size : null,
      zone_data: zoneDataVersion,
      time: clock.now().toISOString(),
    }
    if (status !== 'ok' && query.live === undefined) context.setStatus(503)
    return health
  })
}
