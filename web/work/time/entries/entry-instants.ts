import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { instantInZone } from '../../../platform/viewer-zone/local-instant.ts'
import { endsOf, type EntryValues, type Instants } from './entry-values.ts'

/** The instant that a time with or without seconds means on the clock of a zone. Throws `ApiFailure`. */
async function instantOf(text: string, timezone: string): Promise<string> {
  const whole = await instantInZone(text.slice(0, 16), timezone)
  const seconds = Number(text.slice(17) || 0)
  return new Date(Date.parse(whole) + seconds * 1000).toISOString()
}

/**
 * The instants of what was entered; null: it is a duration. An end that wasn't changed keeps its instant to the millisecond, also in
 * the hour that autumn has twice. Throws `ApiFailure`.
 * @param entry what is changed, with what the form began with; null: it is new
 */
export async function instantsOf(
  values: EntryValues,
  timezone: string,
  entry: { readonly of: Pick<TimeEntry, 'start_at' | 'end_at'>; readonly started: EntryValues } | null,
): Promise<Instants | null> {
  if (values.kind === 'duration') return null
  const { start, end } = endsOf(values)
  const before = entry?.started.kind === 'stretch' ? endsOf(entry.started) : null
  return {
    start_at: start === before?.start && entry?.of.start_at ? entry.of.start_at : await instantOf(start, timezone),
    end_at: end === before?.end && entry?.of.end_at ? entry.of.end_at : await instantOf(end, timezone),
  }
}
