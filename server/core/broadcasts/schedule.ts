import { invalidField } from '../../platform/http/http-error.ts'

export interface Schedule {
  readonly starts: Date
  readonly ends: Date
}

const day = 24 * 60 * 60 * 1000
const usualDays = 90
/** Every one that runs is looked at for each reader, so none runs for ever. */
const maxDays = 366

/**
 * When a broadcast runs, of what staff entered; without a start, or with one in the past, from now on.
 * @throws HttpError 400 at the field
 */
export function scheduleOf(wanted: { starts: string | null; ends: string | null }, now: Date): Schedule {
  const start = Math.max(now.getTime(), wanted.starts === null ? 0 : Date.parse(wanted.starts))
  if (start > now.getTime() + maxDays * day) throw invalidField('starts', 'Must be within a year')
  return { starts: new Date(start), ends: endAfter(new Date(start), wanted.ends, now) }
}

/** @throws HttpError 400 at the field */
export function endAfter(starts: Date, wanted: string | null, now: Date): Date {
  const end = wanted === null ? starts.getTime() + usualDays * day : Date.parse(wanted)
  if (end <= Math.max(starts.getTime(), now.getTime()))
    throw invalidField('ends', 'Must be after the start and not over')
  if (end > starts.getTime() + maxDays * day) throw invalidField('ends', 'Must be within a year of the start')
  return new Date(end)
}
