import { formatDay } from '../../platform/formatting/day.ts'

/** A calendar day (`2026-12-20`) as `Dec 20th 2026`. */
export function dateText(date: string): string {
  return formatDay(0, Date.parse(date))
}
