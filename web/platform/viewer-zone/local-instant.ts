import { call } from '../api/call.ts'

const minute = 60_000

/** An instant as a clock so many minutes east of UTC shows it, in the form of a date and time field: `2026-11-20T14:20`. */
export function localText(instant: string, offsetMinutes: number): string {
  return new Date(Date.parse(instant) + offsetMinutes * minute).toISOString().slice(0, 16)
}

/** The instant at which a clock so many minutes east of UTC shows the text of a date and time field. */
export function instantOf(text: string, offsetMinutes: number): string {
  return new Date(Date.parse(`${text}:00Z`) - offsetMinutes * minute).toISOString()
}

/** A text of a date and time field as if it were of UTC, to be checked: among each other such texts have the order of their instants. */
export function inUtc(text: string): string {
  return `${text}:00Z`
}

async function offsetAt(timezone: string, at: string): Promise<number> {
  const zone = await call('places.getZone', { query: { timezone, at } })
  return zone.timezone_offset
}

/**
 * The instant a date and time field means on the clock of a zone, whose offset then may be another than now. An hour
 * that a clock skips in spring is read as the one before. Throws `ApiFailure`.
 */
export async function instantInZone(text: string, timezone: string): Promise<string> {
  const guess = instantOf(text, await offsetAt(timezone, instantOf(text, 0)))
  return instantOf(text, await offsetAt(timezone, guess))
}

/** An instant as the clock of a zone shows it then, in the form of a date and time field. Throws `ApiFailure`. */
export async function textInZone(instant: string, timezone: string): Promise<string> {
  return localText(instant, await offsetAt(timezone, instant))
}
