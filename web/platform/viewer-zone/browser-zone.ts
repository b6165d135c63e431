import { emitter } from '../browser/emitter.ts'
import { storedEntry } from '../browser/stored-entry.ts'

/** What tells a zone from most others: minutes from UTC now and in the middle of each half of the year. */
function offsetsNow(): string {
  const now = new Date()
  const moments = [now, new Date(now.getFullYear(), 0, 15), new Date(now.getFullYear(), 6, 15)]
  return moments.map((moment) => moment.getTimezoneOffset()).join()
}

interface Remembered {
  readonly zone: string
  readonly offsets: string
}

const stored = storedEntry('talentplace.zone')

/** The zone as this page knows it; undefined: it hasn’t been asked for. */
let known: string | null | undefined

/** Another zone was found than the one known. */
export const browserZoneChanged = emitter<void>()

function readZone(): string | null {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || null
  if (zone === null) stored.clear()
  else stored.write({ zone, offsets: offsetsNow() } satisfies Remembered)
  return zone
}

/** As a visit before has written it down, while the browser’s clock runs as it did then. */
function rememberedZone(): string | null {
  const { zone, offsets } = (stored.read() ?? {}) as Partial<Remembered>
  return typeof zone === 'string' && offsets === offsetsNow() ? zone : null
}

/**
 * The name of the browser's own time zone, e.g. `America/Toronto`, or null when it tells none. Only the name: what
 * the zone's clock shows is asked of the server. The one place that may ask `Intl` for a zone: its first answer takes a slow
 * device a fifth of a second, so that it is remembered from visit to visit and checked once the page has settled.
 */
export function browserZone(): string | null {
  if (typeof window === 'undefined') return null
  known ??= rememberedZone() ?? readZone()
  return known
}

function checkZone(): void {
  const zone = readZone()
  if (zone === known) return
  known = zone
  browserZoneChanged.emit()
}

/** Whoever travels sees their new zone once the page has settled, and when they come back to it. */
export function followBrowserZone(): void {
  checkZone()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkZone()
  })
}
