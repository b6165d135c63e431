import { useApi } from '../api/query.ts'
import { useBrowserZone } from './use-browser-zone.ts'

/**
 * The offset of the given zone, else of the viewer's own, at an instant (ISO, UTC), in minutes east of UTC, by the server's zone
 * data; null until known. Asked for once a year of the calendar, whose changes of the clocks come along.
 */
export function useOffsetAt(instant: string, chosen: string | null = null): number | null {
  const own = useBrowserZone()
  const timezone = chosen ?? own
  const { data: year } = useApi(
    'places.getZone',
    { query: { timezone: timezone ?? 'UTC', at: `${instant.slice(0, 4)}-01-01T00:00:00.000Z` } },
    { staleTime: Infinity, enabled: timezone !== null },
  )
  if (!year) return null
  const last = year.changes.findLast(({ at }) => Date.parse(at) <= Date.parse(instant))
  return (last ?? year).timezone_offset
}
