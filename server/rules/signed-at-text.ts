import { offsetText } from '@talentplace/contract/hiring/checkout/offset-text'
import { dayText } from './day-text.ts'
import { timeOfDay } from './time-of-day.ts'

/**
 * An instant by the signer's clock: `Nov 23rd 2026, 10:00 am, UTC−05:00`.
 * @param offset minutes east of UTC at that instant
 */
export function signedAtText(instant: Date, offset: number): string {
  const local = new Date(instant.getTime() + offset * 60_000)
  return `${dayText(local.toISOString().slice(0, 10))}, ${timeOfDay(local)}, ${offsetText(offset)}`
}
