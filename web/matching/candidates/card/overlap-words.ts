import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/matching/messages/candidates'
import { localTime } from '../../../platform/formatting/local-time.ts'

const firstMinute = 9 * 60
const weekdaysInAll = 5

const clock = (minutes: number): string => localTime(0, minutes * 60_000)

/** Hours of an average weekday both work, rounded to the half hour. */
function sharedHours(overlap: readonly number[]): number {
  const halfHours = overlap.reduce((sum, days) => sum + days, 0) / weekdaysInAll
  return Math.round(halfHours) / 2
}

/** Runs of worked half hours from 9:00, as clock times of the viewer. */
export function clockRuns(worked: readonly boolean[]): string[] {
  const found: string[] = []
  let start: number | null = null
  for (let at = 0; at <= worked.length; at += 1) {
    const works = worked[at] ?? false
    if (works && start === null) start = at
    if (!works && start !== null) {
      found.push(t.clockRun({ from: clock(firstMinute + start * 30), to: clock(firstMinute + at * 30) }))
      start = null
    }
  }
  return found
}

/**
 * The overlap strip in words.
 * @param overlap 16 half hours from 9:00 in the viewer's clock: on how many of five weekdays the person works then
 */
export function overlapInWords(overlap: readonly number[]): string {
  const times = clockRuns(overlap.map((days) => days > 0))
  if (times.length === 0) return t.worksOutside()
  const runs = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(times)
  return t.worksWithin({ hours: sharedHours(overlap), runs })
}
