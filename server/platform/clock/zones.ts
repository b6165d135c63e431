import moment from 'moment-timezone'

// Offsets come from the zone data shipped with the product, never from the runtime or the database, whose own
// data lag behind the provinces that stopped changing their clocks in 2026 (docs/decisions/0003-zone-data.md).

/** The release of the zone data, e.g. `2026f`. */
export const zoneDataVersion: string = moment.tz.dataVersion

/** Names that were found to be zones: looking one up normalises it first. */
const foundToBeZones = new Set<string>()
const maxNamesStored = 2_000

/** True for a zone whose offset is known. 'Unknown' is a valid choice of a person, but has no clock. */
export function isKnownZone(zone: string): boolean {
  if (foundToBeZones.has(zone)) return true
  if (moment.tz.zone(zone) === null) return false
  // A zone has many spellings.
  if (foundToBeZones.size < maxNamesStored) foundToBeZones.add(zone)
  return true
}

/** Minutes east of UTC in that zone at that instant; null for a zone without a clock. */
export function offsetAt(zone: string, instant: Date): number | null {
  const known = moment.tz.zone(zone)
  if (known === null) return null
  // moment counts minutes west of UTC.
  return -known.utcOffset(instant.getTime()) || 0
}

/** The next instant at which the zone's offset changes; null when the data hold none. */
export function nextChange(zone: string, instant: Date): Date | null {
  const known = moment.tz.zone(zone)
  if (known === null) return null
  const from = instant.getTime()
  const current = known.utcOffset(from)
  for (const [index, until] of known.untils.entries()) {
    if (until === null || !Number.isFinite(until) || until <= from) continue
    // Names change without the clock moving; only a moved clock counts.
    if (known.offsets[index + 1] !== undefined && known.offsets[index + 1] !== current) return new Date(until)
  }
  return null
}

interface OffsetChange {
  readonly at: Date
  /** Minutes east of UTC from then on. */
  readonly offset: number
}

/** Every change of the zone's offset after `from` and until `to`, in order; none for a zone without a clock. */
export function offsetChanges(zone: string, from: Date, to: Date): OffsetChange[] {
  const changes: OffsetChange[] = []
  for (let at = nextChange(zone, from); at !== null && at <= to; at = nextChange(zone, at))
    changes.push({ at, offset: offsetAt(zone, at) ?? 0 })
  return changes
}

const northAmerican = new Set(['CA', 'US'].flatMap((country) => moment.tz.zonesForCountry(country)))

/** True for a zone that is kept somewhere in Canada or the United States. */
export function isNorthAmerican(zone: string): boolean {
  return northAmerican.has(zone)
}
