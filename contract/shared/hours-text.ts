import type { Language } from './i18n/language.ts'

const hour = 3600
const minute = 60
/** A hundredth of an hour, in seconds. */
const hundredth = 36

/** A duration as it is printed: in whole minutes and in whole hundredths of an hour. `seconds` is what it stands for. */
export interface PrintedHours {
  readonly seconds: number
  readonly minutes: number
  readonly hundredths: number
}

/** Whole units, a half rounded up. In integers only, so that no sum drifts. */
function inUnits(seconds: number, unit: number): number {
  return Math.floor((2 * seconds + unit) / (2 * unit))
}

/** A duration printed on its own. */
export function printedHours(seconds: number): PrintedHours {
  return { seconds, minutes: inUnits(seconds, minute), hundredths: inUnits(seconds, hundredth) }
}

/**
 * The parts of a whole, in their order, so that what is printed adds up: each part is the difference of the rounded sums after it and
 * before it (decision 0138). None is a whole minute or hundredth away from its true value.
 * @param before seconds of the whole that come before the first part
 */
export function printedParts<const Parts extends readonly number[]>(
  parts: Parts,
  before?: number,
): { [At in keyof Parts]: PrintedHours }
export function printedParts(parts: readonly number[], before = 0): PrintedHours[] {
  let sum = printedHours(before)
  return parts.map((seconds) => {
    const next = printedHours(sum.seconds + seconds)
    const part = { seconds, minutes: next.minutes - sum.minutes, hundredths: next.hundredths - sum.hundredths }
    sum = next
    return part
  })
}

const hundredThousandths = (seconds: number) => inUnits(1000 * seconds, hundredth)

/**
 * The parts of a whole in hours for a spreadsheet, with five decimals: a second is `0.00028`. They add up as `printedParts` do, and none is a
 * twentieth of a second away from its true value.
 * @param before seconds of the whole that come before the first part
 */
export function decimalParts(parts: readonly number[], before = 0): string[] {
  let sum = before
  return parts.map((seconds) => {
    const from = hundredThousandths(sum)
    sum += seconds
    return ((hundredThousandths(sum) - from) / 100_000).toFixed(5)
  })
}

/** What printed durations add up to, as someone who reads them does it. */
export function printedSum(parts: readonly PrintedHours[]): PrintedHours {
  return parts.reduce(
    (sum, part) => ({
      seconds: sum.seconds + part.seconds,
      minutes: sum.minutes + part.minutes,
      hundredths: sum.hundredths + part.hundredths,
    }),
    { seconds: 0, minutes: 0, hundredths: 0 },
  )
}

/**
 * A6.1 as `20h 30m (20.50h)`, in French `20 h 30 min (20,50 h)`, below zero with the sign in front of both. What is there but rounds to
 * nothing says so: `0h <1m (<0.01h)`.
 */
export function printedText({ seconds, minutes, hundredths }: PrintedHours, language: Language = 'en'): string {
  const sign = (units: number) => ((units || seconds) < 0 ? '-' : '')
  const size = Math.abs(minutes)
  const isBelow = (units: number) => units === 0 && seconds !== 0
  const short = isBelow(minutes) ? '<1' : size % minute
  const decimal = isBelow(hundredths) ? '<0.01' : (Math.abs(hundredths) / 100).toFixed(2)
  const hours = `${sign(minutes)}${Math.floor(size / minute)}`
  if (language === 'fr')
    return `${hours}\u00a0h\u00a0${short}\u00a0min (${sign(hundredths)}${decimal.replace('.', ',')}\u00a0h)`
  return `${hours}h ${short}m (${sign(hundredths)}${decimal}h)`
}

/** A6.1: a duration on its own, in seconds, as `20h 30m (20.50h)`. */
export function hoursText(seconds: number, language?: Language): string {
  return printedText(printedHours(seconds), language)
}

/** Whole hours in the same form: `20h 0m (20.00h)`. */
export function wholeHoursText(hours: number, language?: Language): string {
  return hoursText(hours * hour, language)
}

/** What is left of whole hours, a half rounded down: what was worked of them is rounded up where it is printed beside it. */
export function remainingText(seconds: number, language?: Language): string {
  const { minutes, hundredths } = printedHours(-seconds)
  return printedText({ seconds, minutes: -minutes, hundredths: -hundredths }, language)
}

/** Hours that are left, to the second, as lists answer them (`17.5`), in the same form. */
export function remainingHoursText(hours: number, language?: Language): string {
  return remainingText(Math.round(hours * hour), language)
}

/** To the second, as what is paid for is shown: `2h 30m`, `0h 0m 40s`, in French `2 h 30 min`. */
export function exactHoursText(seconds: number, language: Language = 'en'): string {
  const left = seconds % minute
  const [hours, minutes] = [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute)]
  if (language === 'fr') {
    const french = `${hours}\u00a0h\u00a0${minutes}\u00a0min`
    return left === 0 ? french : `${french}\u00a0${left}\u00a0s`
  }
  return left === 0 ? `${hours}h ${minutes}m` : `${hours}h ${minutes}m ${left}s`
}
