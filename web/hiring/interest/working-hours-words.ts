import { zonePlace } from '@talentplace/contract/shared/zone-name'
import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'

type WorkingHours = NonNullable<AssistantProject['working_hours']>

const firstMinute = 9 * 60
const lastMinute = 17 * 60
const minutesPerDay = 24 * 60
const weekdaysInAll = 5

function clock(minutes: number): string {
  const minute = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function span(from: number, to: number): string {
  return `${clock(from)} to ${clock(to)}`
}

/** Runs of half hours in which the assistant works on some weekday, as minutes of the client's day. */
function runsOf(overlap: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const [at, days] of overlap.entries()) {
    const from = firstMinute + at * 30
    const last = runs.at(-1)
    if (days === 0) continue
    if (last?.to === from) last.to = from + 30
    else runs.push({ from, to: from + 30 })
  }
  return runs
}

/** The client's working day on the assistant's own clock, e.g. `09:00 to 17:00 in Vancouver is 12:00 to 20:00 for you.` */
export function clocksInWords({ timezone, timezone_offset, own_timezone_offset }: WorkingHours): string {
  const difference = own_timezone_offset - timezone_offset
  const theirs = `${span(firstMinute, lastMinute)} in ${zonePlace(timezone)}`
  if (difference === 0) return `${theirs} is the same on your clock.`
  return `${theirs} is ${span(firstMinute + difference, lastMinute + difference)} for you.`
}

/** How much of that day the assistant's week shares, and when, on both clocks. */
export function overlapInWords({ overlap, timezone, timezone_offset, own_timezone_offset }: WorkingHours): string {
  const difference = own_timezone_offset - timezone_offset
  const runs = runsOf(overlap)
  if (runs.length === 0) return 'Your working hours don’t overlap.'
  const hours = Math.round(overlap.reduce((sum, days) => sum + days, 0) / weekdaysInAll) / 2
  const own = runs.map(({ from, to }) => span(from + difference, to + difference)).join(' and ')
  const shared = `You overlap about ${hours} ${hours === 1 ? 'hour' : 'hours'} a day, ${own} your time`
  if (difference === 0) return `${shared}.`
  return `${shared} · ${runs.map(({ from, to }) => span(from, to)).join(' and ')} in ${zonePlace(timezone)}.`
}

/** `monday_morning` as `Monday morning`. */
export function weekPartInWords(part: string): string {
  const [day = '', time = ''] = part.split('_')
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)} ${time}`
}
