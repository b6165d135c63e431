const hour = 3600
const minute = 60
const longest = 24 * hour

/** `1:30`, `1:30:15`. */
const clock = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/
/** `1h 30m`, `1 h 30`, `1.5 hours`. */
const hours = /^(\d{1,2}(?:[.,]\d+)?)\s*h(?:ours?|rs?)?\s*(?:(\d{1,2})\s*(?:m(?:in(?:utes?)?)?)?)?$/
/** `45m`, `90 min`. */
const minutes = /^(\d{1,4}(?:[.,]\d+)?)\s*m(?:in(?:utes?)?)?$/
/** `1.5`, `2`: hours. */
const plain = /^\d{1,2}(?:[.,]\d+)?$/

const number = (text: string | undefined): number => (text === undefined ? 0 : Number(text.replace(',', '.')))

function secondsOf(text: string): number | null {
  const clocked = clock.exec(text)
  if (clocked) return number(clocked[1]) * hour + number(clocked[2]) * minute + number(clocked[3])
  if (plain.test(text)) return number(text) * hour
  const named = hours.exec(text)
  if (named) return number(named[1]) * hour + number(named[2]) * minute
  const short = minutes.exec(text)
  return short ? number(short[1]) * minute : null
}

/**
 * A duration as people type it (`1:30`, `1.5`, `1h 30m`, `45 min`) in whole seconds; a number alone is hours. Null: it is none,
 * nothing, or more than a day.
 */
export function readDuration(text: string): number | null {
  const seconds = secondsOf(text.trim().toLowerCase())
  if (seconds === null) return null
  const whole = Math.round(seconds)
  return whole > 0 && whole <= longest ? whole : null
}

const two = (count: number): string => String(count).padStart(2, '0')

/** Seconds as a duration field holds them: `1:30`, and `1:30:15` where there are seconds. */
export function durationText(seconds: number): string {
  const rest = seconds % minute
  const whole = `${Math.floor(seconds / hour)}:${two(Math.floor((seconds % hour) / minute))}`
  return rest === 0 ? whole : `${whole}:${two(rest)}`
}
