import { offsetText } from '@talentplace/contract/checkout/offset-text'
import { dayText } from './day-text.ts'

/**
 * An instant by the signer's clock: `Nov 23rd 2026, 10:00 am, UTC−05:00`.
 * @param offset minutes east of UTC at that instant
 */
export function signedAtText(instant: Date, offset: number): string {
  const local = new Date(instant.getTime() + offset * 60_000)
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
  return `${dayText(local.toISOString().slice(0, 10))}, ${time}, ${offsetText(offset)}`
}
