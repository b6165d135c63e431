/**
 * The name of the browser's own time zone, e.g. `America/Toronto`, or null when it tells none. Only the name: what
 * the zone's clock shows is asked of the server. The one place that may ask `Intl` for a zone.
 */
export function browserZone(): string | null {
  if (typeof window === 'undefined') return null
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || null
}
