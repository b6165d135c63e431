import { maximumHours, minimumHours } from '@talentplace/contract/core/criteria/limits'

/** Hours typed as text: whole hours within the limits, or null. */
export function readTypedHours(text: string): number | null {
  if (!/^\s*\d{1,4}\s*$/.test(text)) return null
  const hours = Number(text)
  return hours >= minimumHours && hours <= maximumHours ? hours : null
}
