import { firstRead, type FirstRead } from '../api/first-read.ts'
import { browserZone } from './browser-zone.ts'

/** A zone's clock is asked for by its name. */
export const clockInput = (timezone: string | null) => ({ query: { timezone: timezone ?? 'UTC' } })

/** What the clock of the given zone, else of the browser's own, is asked for by, where there is one. */
export function clockReads(chosen: string | null = null): FirstRead[] {
  const timezone = chosen ?? browserZone()
  return timezone === null ? [] : [firstRead('places.getZone', clockInput(timezone))]
}
