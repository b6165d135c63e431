import { monthNames } from '@talentplace/contract/shared/month-names'
import { offsetAt } from '../../../platform/clock/zones.ts'

/** `November 26, 2026, 14:20 (America/Toronto)`: on the person's own clock; in UTC for whom none is known. */
export function signInTime(at: Date, timezone: string | null): string {
  const offset = timezone === null ? null : offsetAt(timezone, at)
  const local = new Date(at.getTime() + (offset ?? 0) * 60_000)
  const day = `${monthNames[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
  const zone = offset === null ? 'UTC' : (timezone ?? 'UTC').replaceAll('_', ' ')
  return `${day}, ${local.toISOString().slice(11, 16)} (${zone})`
}
