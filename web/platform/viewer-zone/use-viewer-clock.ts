import { useApi } from '../api/query.ts'
import { useBrowserZone } from './use-browser-zone.ts'
import { clockInput } from './clock-reads.ts'

const tenMinutes = 600_000

export interface ViewerClock {
  readonly timezone: string
  /** Minutes east of UTC, now. */
  readonly offset: number
}

/** The clock of the given zone, else of the browser's own, by the server's zone data; null until known. */
export function useViewerClock(chosen: string | null = null): ViewerClock | null {
  const own = useBrowserZone()
  const timezone = chosen ?? own
  const { data } = useApi('places.getZone', clockInput(timezone), { enabled: timezone !== null, staleTime: tenMinutes })
  return data ? { timezone: data.timezone, offset: data.timezone_offset } : null
}
