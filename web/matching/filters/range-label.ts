import * as t from '@talentplace/contract/matching/messages/filters'
/** Checklist 0.10: 0 to 8 hours in steps of one; choosing a city starts at two. */
export const longestRange = 480
export const rangeStep = 60
export const rangeOfNewCity = 120

/** B4.2: a range in minutes as '+/- N hours'. */
export function rangeLabel(minutes: number): string {
  return t.range({ hours: minutes / 60 })
}
