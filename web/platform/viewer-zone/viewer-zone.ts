import { useMemo, useSyncExternalStore } from 'react'
import { useApi } from '../api/query.ts'
import { browserZone } from './browser-zone.ts'

export interface ViewerZone {
  readonly timezone: string
  /** Minutes east of UTC, now. */
  readonly timezone_offset: number
  /** The server's clock when it answered, ISO 8601. */
  readonly now: string
}

const nothingChanges = () => () => undefined

/** The viewer's own zone with its offset from the server; null until known, and for a zone we don't know. */
export function useViewerZone(): ViewerZone | null {
  const timezone = useSyncExternalStore(nothingChanges, browserZone, () => null)
  const { data } = useApi(
    'places.getZone',
    { query: { timezone: timezone ?? 'UTC' } },
    { enabled: timezone !== null, staleTime: 10 * 60_000 },
  )
  return useMemo(() => (data ? { timezone: data.timezone, timezone_offset: data.timezone_offset, now: data.now } : null), [data])
}
