import { useApi } from '../../platform/api/query.ts'
import { useBrowserZone } from '../../platform/viewer-zone/use-browser-zone.ts'
import { useServerTime } from './server-clock.ts'

const tenSeconds = 10_000
const tenMinutes = 600_000

/** The clock that candidates' clocks are compared with. */
export interface ComparedClock {
  readonly timezone: string
  /** Minutes east of UTC, now. */
  readonly offset: number
  /** The server's clock, milliseconds since 1970. */
  readonly instant: number
}

const inputOf = (timezone: string | null) => ({ query: { timezone: timezone ?? 'UTC' } })

/**
 * The clock of the chosen zone, else of the viewer's own. `settled` says whether asking has ended; without a
 * known zone it ends with no clock.
 */
export function useComparedClock(chosen: string | null): { clock: ComparedClock | null; settled: boolean } {
  const own = useBrowserZone()
  const timezone = chosen ?? own
  const { data, dataUpdatedAt, isPending } = useApi('places.getZone', inputOf(timezone), {
    enabled: timezone !== null,
    staleTime: tenMinutes,
  })
  const instant = useServerTime(data ? { now: data.now, receivedAt: dataUpdatedAt } : null, tenSeconds)
  const clock = data && instant !== null ? { timezone: data.timezone, offset: data.timezone_offset, instant } : null
  return { clock, settled: timezone === null || !isPending }
}
