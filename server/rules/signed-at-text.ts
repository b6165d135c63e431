import { dayText } from './day-text.ts'

const two = (amount: number) => String(amount).padStart(2, '0')

/** How far a clock is from UTC: `UTC−05:00`. */
function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/**
 * An instant by the signer's clock: `Nov 23rd 2026, 10:00 am, UTC−05:00`.
 * @param offset minutes east of UTC at that instant
 */
export function signedAtText(instant: Date, offset: number): string {
  const local = new Date(instant.getTime() + offset * 60_000)
  const hour = local.getUTCHours()
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${two(local.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'}`
  return `${dayText(local.toISOString().slice(0, 10))}, ${time}, ${offsetText(offset)}`
}
