import { useSyncExternalStore } from 'react'
import { browserZone, browserZoneChanged } from './browser-zone.ts'

/** The name of the browser's own time zone, or null; null until the served page is taken over. */
export function useBrowserZone(): string | null {
  return useSyncExternalStore(browserZoneChanged.listen, browserZone, () => null)
}
