import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'

// A person's week is 21 half-day parts, bit `3 * weekday + part` (Monday 0; morning, afternoon, evening), each in the
// person's own clock. A viewer's half hour is worked when the person is at work at its start.

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay
const halfHour = 30
const partsPerDay = dayParts.length
export const partsPerWeek = partsPerDay * weekdays.length

/** The viewer's working day: Monday to Friday, 9:00 to 17:00. */
const workingDays = 5
const workingDayStart = 9 * 60
export const halfHoursPerWorkingDay = 16
export const workingHalfHours = workingDays * halfHoursPerWorkingDay
/** Two people can work together who share two hours in one piece on a day. */
const leastSharedHalfHours = 4

/** The part of the week a moment falls in (minutes since Monday 00:00 in that clock), or -1 outside all parts. */
function partAt(minuteOfWeek: number): number {
  const minute = ((minuteOfWeek % minutesPerWeek) + minutesPerWeek) % minutesPerWeek
  const hour = (minute % minutesPerDay) / 60
  const part = dayParts.findIndex(({ from, to }) => hour >= from && hour < to)
  return part === -1 ? -1 : Math.floor(minute / minutesPerDay) * partsPerDay + part
}

/** Name of a part of the week, e.g. `monday_morning`, for its bit. */
export const availabilityNames: readonly string[] = weekdays.flatMap((day) =>
  dayParts.map(({ part }) => `${day}_${part}`),
)

/** The 21-bit week of a list of names; a name given twice counts once. */
export function availabilityMask(names: readonly string[]): number {
  return names.reduce((mask, name) => mask | (1 << availabilityNames.indexOf(name)), 0)
}

/** The names of a 21-bit week, Monday first. */
export function availabilitiesOf(mask: number): string[] {
  return availabilityNames.filter((_, bit) => (mask >> bit) & 1)
}

/**
 * For each half hour of the viewer's working day (16 from 9:00): the part of the person's week it falls in on each of
 * the five days, -1 for none. `difference` = the person's offset minus the viewer's, in minutes.
 */
export function partsOfWorkingDay(difference: number): number[][] {
  return Array.from({ length: halfHoursPerWorkingDay }, (_, slot) =>
    Array.from({ length: workingDays }, (_, day) =>
      partAt(day * minutesPerDay + workingDayStart + slot * halfHour + difference),
    ),
  )
}

/**
 * The parts of the person's week of which at least two hours lie in one working day of the viewer's, as bits: whoever
 * works in one of them shares a window. No two parts that follow each other make a window together when neither does
 * alone: a working day that covers less than two hours of one covers the other for long.
 */
export function partsThatShareWindow(difference: number): number {
  const halfHours = new Map<number, number>()
  // A part of the week lies in one day of the person's, and so never in two working days.
  for (const part of partsOfWorkingDay(difference).flat()) halfHours.set(part, (halfHours.get(part) ?? 0) + 1)
  halfHours.delete(-1)
  let bits = 0
  for (const [part, covered] of halfHours) if (covered >= leastSharedHalfHours) bits |= 1 << part
  return bits
}

/** For each half hour of the viewer's working day, on how many of the five days the person works then (0 to 5). */
export function workingDayOverlap(mask: number, difference: number): number[] {
  return partsOfWorkingDay(difference).map((parts) => parts.filter((part) => part !== -1 && (mask >> part) & 1).length)
}
