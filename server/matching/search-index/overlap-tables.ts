import {
  halfHoursPerWorkingDay,
  partsOfWorkingDay,
  partsPerWeek,
  partsThatShareWindow,
} from '../../rules/working-overlap.ts'
import type { ZoneOffsets } from './zone-offsets.ts'

const lowBits = 11
const lowSize = 1 << lowBits
const rowSize = lowSize + (1 << (partsPerWeek - lowBits))
/** Offsets lie within 15 hours of UTC and are multiples of a quarter hour: differences of up to 30 hours. */
const step = 15
const maxDifference = 30 * 60

const nothing = new Int32Array(halfHoursPerWorkingDay)

/** What a viewer's clock makes of the zones, by their numbers. */
export interface ZoneOverlaps {
  /** The row of each; -1 for a zone without a clock, or all when the viewer has none. */
  readonly rows: Int32Array
  /** The parts of a week there that share a window with the viewer's working day, as bits. */
  readonly windows: Int32Array
}

/**
 * How many of the viewer's 80 working half hours a week covers. Each part of a week covers its own number of them, so
 * two look-ups (11 and 10 of the 21 bits) and one addition answer; the tables of a difference are made when first asked.
 */
export class OverlapTables {
  readonly halfHours = new Uint8Array(((2 * maxDifference) / step + 1) * rowSize)
  /** Parts of the week behind each working half hour, one for each of the five days, as bits; by row. */
  readonly #workingDays = new Map<number, Int32Array>()
  /** For the offsets that are good now. */
  readonly #byViewer = new Map<number | null, ZoneOverlaps>()
  #zones: ZoneOffsets | null = null

  /** Where in `halfHours` the tables for this difference (minutes: person's offset minus viewer's) begin. */
  row(difference: number): number {
    const bounded = Math.max(-maxDifference, Math.min(maxDifference, difference))
    const start = Math.round((bounded + maxDifference) / step) * rowSize
    if (!this.#workingDays.has(start)) {
      const parts = partsOfWorkingDay(bounded)
      this.#workingDays.set(start, Int32Array.from(parts, asBits))
      this.#fill(start, parts)
    }
    return start
  }

  ofZones(zones: ZoneOffsets, viewerOffset: number | null): ZoneOverlaps {
    if (this.#zones !== zones) {
      this.#zones = zones
      this.#byViewer.clear()
    }
    const before = this.#byViewer.get(viewerOffset)
    if (before) return before
    // One more than there are zones: whoever's zone isn't there has the number past their end.
    const rows = new Int32Array(zones.offsets.length + 1).fill(-1)
    const windows = new Int32Array(rows.length)
    for (const [zone, offset] of zones.offsets.entries()) {
      if (offset === null || viewerOffset === null) continue
      rows[zone] = this.row(offset - viewerOffset)
      windows[zone] = partsThatShareWindow(offset - viewerOffset)
    }
    const overlaps = { rows, windows }
    this.#byViewer.set(viewerOffset, overlaps)
    return overlaps
  }

  /** Working half hours of a 21-bit week, with the row of the difference. */
  of(row: number, mask: number): number {
    return (
      (this.halfHours[row + (mask & (lowSize - 1))] ?? 0) + (this.halfHours[row + lowSize + (mask >>> lowBits)] ?? 0)
    )
  }

  /**
   * For each of the 16 half hours of the viewer's working day, the parts of a week that cover it, as bits: as many as
   * a week has of them, on so many of the five days. None for -1, the row of a person without a clock.
   */
  workingDay(row: number): Int32Array {
    return this.#workingDays.get(row) ?? nothing
  }

  #fill(start: number, parts: readonly number[][]): void {
    const covered = Array.from({ length: partsPerWeek }, () => 0)
    for (const part of parts.flat()) if (part !== -1) covered[part] = (covered[part] ?? 0) + 1
    const fill = (from: number, size: number, firstPart: number) => {
      for (let bits = 1; bits < size; bits++) {
        // A set of parts covers what it covers without its lowest one, and that one's share.
        const lowest = 31 - Math.clz32(bits & -bits)
        this.halfHours[from + bits] =
          (this.halfHours[from + (bits & (bits - 1))] ?? 0) + (covered[firstPart + lowest] ?? 0)
      }
    }
    fill(start, lowSize, 0)
    fill(start + lowSize, 1 << (partsPerWeek - lowBits), lowBits)
  }
}

function asBits(parts: readonly number[]): number {
  return parts.reduce((bits, part) => (part === -1 ? bits : bits | (1 << part)), 0)
}
