import { useApi } from '../api/query.ts'
import { useBrowserZone } from './use-browser-zone.ts'

/**
 * The offset of the given zone, else of the viewer's own, at an instant (ISO, UTC), in minutes east of UTC, by the server's zone
 * data; null until known. Asked for once a month of the calendar, and once more for what comes after a change of the clocks in it.
 */
export function useOffsetAt(instant: string, chosen: string | null = null): number | null {
  const own = useBrowserZone()
  const timezone = chosen ?? own
  const zone = timezone ?? 'UTC'
  const settled = { staleTime: Infinity, enabled: timezone !== null }
  const month = `${instant.slice(0, 7)}-01T00:00:00.000Z`
  const { data: begin } = useApi('places.getZone', { query: { timezone: zone, at: month } }, settled)
  const change = begin?.next_change ?? null
  const changed = change !== null && Date.parse(instant) >= Date.parse(change)
  const { data: after } = useApi(
    'places.getZone',
    { query: { timezone: zone, at: change ?? month } },
    { ...settled, enabled: changed },
  )
  return (changed ? after : begin)?.timezone_offset ?? null
}
