import { defaultHours, minimumHours, moreHoursValue } from '@talentplace/contract/core/criteria/limits'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { alignHours } from '../chosen-roles/align-hours.ts'
import { zoneChoice } from '../filters/filter-choices.ts'
import { rangeOfNewCity } from '../filters/range-label.ts'
import type { MessageFact } from './message-facts.ts'
import type { UnderstoodName } from './understood-words.ts'

type Choices = Pick<
  StoredCriteria,
  'rids' | 'hours' | 'more_hours_rids' | 'timezone' | 'city' | 'offset_range' | 'availabilities' | 'lids'
>

/** Above the last of the choices it is '100+', which has no price of its own. */
const maxHours = 100

/** Hours of a month shared between so many roles, none below the least. */
function sharedHours(perMonth: number, roles: number): { hours: number; more: boolean } {
  const each = Math.max(minimumHours, Math.round(perMonth / roles))
  return each > maxHours ? { hours: moreHoursValue, more: true } : { hours: each, more: false }
}

const isUntouched = (choices: Choices) =>
  choices.more_hours_rids.length === 0 && alignHours(choices).every((hours) => hours === defaultHours)

/** The change that gives the roles the hours a message asks for; nothing where the person has chosen some. */
export function hoursPrefilled(choices: Choices, fact: MessageFact | undefined): Partial<Choices> {
  if (fact?.kind !== 'hours' || fact.perMonth === null || choices.rids.length === 0 || !isUntouched(choices)) return {}
  const { hours, more } = sharedHours(fact.perMonth, choices.rids.length)
  return { hours: choices.rids.map(() => hours), more_hours_rids: more ? [...choices.rids] : [] }
}

/** The change that makes what a message says the choices of later steps, where the person has made none. */
export function filtersPrefilled(
  choices: Choices,
  facts: readonly MessageFact[],
  names: readonly UnderstoodName[],
): Partial<Choices> {
  let change: Partial<Choices> = {}
  for (const fact of facts) {
    if (fact.kind === 'clock' && choices.timezone === null)
      change = { ...change, timezone: fact.timezone, city: null, offset_range: rangeOfNewCity }
    if (fact.kind === 'times' && choices.availabilities.length === 0)
      change = { ...change, availabilities: [...(change.availabilities ?? []), ...fact.availabilities] }
  }
  const lids = names.filter(({ type }) => type === 'language').map(({ id }) => id)
  return lids.length > 0 && choices.lids.length === 0 ? { ...change, lids } : change
}

/** The change that takes back what was made of something that is left out. */
export function filtersWithout(choices: Choices, left: MessageFact | UnderstoodName): Partial<Choices> {
  if ('type' in left) {
    const isFilter = left.type === 'language' && choices.lids.includes(left.id)
    return isFilter ? { lids: choices.lids.filter((id) => id !== left.id) } : {}
  }
  if (left.kind === 'clock' && choices.timezone === left.timezone) return zoneChoice(null)
  if (left.kind === 'times') {
    return { availabilities: choices.availabilities.filter((each) => !left.availabilities.includes(each)) }
  }
  if (left.kind === 'hours' && left.perMonth !== null) {
    const { hours, more } = sharedHours(left.perMonth, Math.max(1, choices.rids.length))
    const isIts = alignHours(choices).every((each) => each === hours) && choices.more_hours_rids.length > 0 === more
    return isIts ? { hours: choices.rids.map(() => defaultHours), more_hours_rids: [] } : {}
  }
  return {}
}
