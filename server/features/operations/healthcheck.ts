import { healthcheck } from '@talentplace/contract/operations/healthcheck.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Clock } from '../../platform/clock/clock.ts'
import { zoneDataVersion } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { healthNotices } from './health-notices.ts'
import type { VitalSigns } from './vital-signs.ts'

type Health = ReplyOf<typeof healthcheck>

/** 503 until the search index is ready or while the database is away; `live=1` only says that the process answers. */
export function healthcheckOperation(deps: {
  clock: Clock
  version: string
  search: { readonly ready: boolean; readonly size: number }
  vitalSigns: () => Promise<VitalSigns>
}) {
  const { clock, version, search, vitalSigns } = deps
  return handle(healthcheck, async (context, { query }) => {
    const { migrations, ...signs } = await vitalSigns()
    const reachable = migrations !== null
    const status: Health['status'] = !reachable ? 'failing' : search.ready ? 'ok' : 'starting'
    const health: Health = {
      status,
      version,
      database: reachable ? 'ok' : 'unreachable',
      migrations,
      search: search.ready ? 'ready' : 'loading',
      assistants: search.ready ? search.size : null,
      ...signs,
      notices: healthNotices(signs),
      zone_data: zoneDataVersion,
      time: clock.now().toISOString(),
    }
    if (status !== 'ok' && query.live === undefined) context.setStatus(503)
    return health
  })
}
