import { healthcheck } from '@talentplace/contract/operations/healthcheck.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Clock } from '../../platform/clock/clock.ts'
import { zoneDataVersion } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { healthNotices } from './health-notices.ts'
import type { VitalSigns } from './vital-signs.ts'

type Health = ReplyOf<typeof healthcheck>

/** Whether this process is about to end: it still serves, and asks to be sent nothing new. */
export interface Draining {
  readonly began: boolean
}

function statusOf(
  reachable: boolean,
  { search, draining }: { search: { readonly ready: boolean } | null; draining: Draining },
): Health['status'] {
  if (draining.began) return 'stopping'
  if (!reachable) return 'failing'
  return search === null || search.ready ? 'ok' : 'starting'
}

/** 503 until the search index is ready, while the database is away and before the process ends; `live=1` only says that the process answers. */
export function healthcheckOperation(deps: {
  clock: Clock
  version: string
  /** What the process does. */
  process: Health['process']
  /** Null: the process has no search index, and needs none. */
  search: { readonly ready: boolean; readonly size: number } | null
  draining: Draining
  vitalSigns: () => Promise<VitalSigns>
}) {
  const { clock, version, process, search, vitalSigns } = deps
  return handle(healthcheck, async (context, { query }) => {
    const { migrations, ...signs } = await vitalSigns()
    const reachable = migrations !== null
    const status = statusOf(reachable, deps)
    const health: Health = {
      status,
      version,
      process,
      database: reachable ? 'ok' : 'unreachable',
      migrations,
      search: search === null ? 'none' : search.ready ? 'ready' : 'loading',
      assistants: search?.ready ? search.size : null,
      ...signs,
      notices: healthNotices(signs),
      zone_data: zoneDataVersion,
      time: clock.now().toISOString(),
    }
    if (status !== 'ok' && query.live === undefined) context.setStatus(503)
    return health
  })
}
