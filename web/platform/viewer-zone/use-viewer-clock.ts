import { useSyncExternalStore } from 'react'
import { firstRead, useApi, type FirstRead } from '../api/query.ts'
import { browserZone } from './browser-zone.ts'

const neverChanges = () => () => undefined
const tenMinutes = 600_000

export interface ViewerClock {
  readonly timezone: string
  /** Minutes east of UTC, now. */
  readonly offset: number
}

const inputOf = (timezone: string | null) => ({ query: { timezone: timezone ?? 'UTC' } })

/** What the clock of the given zone, else of the browser's own, is asked for by, where there is one. */
export function clockReads(chosen: string | null = null): FirstRead[] {
  const timezone = chosen ?? browserZone()
  return timezone === null ? [] : [firstRead('places.getZone', inputOf(timezone))]
}

/** The clock of the given zone, else of the browser's own, by the server's zone data; null until known. */
export function useViewerClock(chosen: string | null = null): ViewerClock | null {
  const own = useSyncExternalStore(neverChanges, browserZone, () => null)
  const timezone = chosen ?? own
  const { data } = useApi('places.getZone', inputOf(timezone), { enabled: timezone !== null, staleTime: tenMinutes })
  return data ? { timezone: data.timezone, offset: data.timezone_offset } : null
}
