import { nextChange, offsetAt } from '../../platform/clock/zones.ts'

/** The offsets of all zones (minutes east of UTC, null without a clock), good from one instant until the next change. */
export interface ZoneOffsets {
  readonly offsets: readonly (number | null)[]
  /** The distinct offsets, smallest first. */
  readonly distinct: readonly number[]
  /** Milliseconds since 1970: good from `since`, no longer at `until`. */
  readonly since: number
  readonly until: number
}

export function zoneOffsetsAt(zones: readonly string[], instant: Date): ZoneOffsets {
  const offsets = zones.map((zone) => offsetAt(zone, instant))
  const changes = zones.map((zone) => nextChange(zone, instant)?.getTime() ?? Infinity)
  const known = offsets.filter((offset) => offset !== null)
  return {
    offsets,
    distinct: [...new Set(known)].sort((a, b) => a - b),
    since: instant.getTime(),
    until: Math.min(...changes),
  }
}
