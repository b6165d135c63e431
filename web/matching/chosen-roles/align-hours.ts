import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { defaultHours, moreHoursValue } from '@talentplace/contract/core/criteria/limits'

type HourChoices = Pick<MatchingCriteria, 'rids' | 'hours' | 'more_hours_rids'>

/** One number of hours for each role, by position; those missing start at the default, those left over go. */
export function alignHours({ rids, hours }: Pick<HourChoices, 'rids' | 'hours'>): number[] {
  return rids.map((_, at) => hours[at] ?? defaultHours)
}

/** True when a role is marked '100+': someone quotes it, so it has no price. */
export function asksForMore({ rids, hours, more_hours_rids }: HourChoices): boolean {
  return rids.some((rid, at) => more_hours_rids.includes(rid) && hours[at] === moreHoursValue)
}

/**
 * The change that gives one role its hours a month. `more` marks '100+', whose value 59 is otherwise
 * an ordinary number of hours.
 */
export function setRoleHours(
  choices: HourChoices,
  rid: number,
  chosen: { hours: number; more: boolean },
): Pick<MatchingCriteria, 'hours' | 'more_hours_rids'> {
  const others = choices.more_hours_rids.filter((each) => each !== rid)
  return {
    hours: alignHours(choices).map((hours, at) => (choices.rids[at] === rid ? chosen.hours : hours)),
    more_hours_rids: chosen.more ? [...others, rid] : others,
  }
}
