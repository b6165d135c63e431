import { candidateSorts, maximumHours } from '@talentplace/contract/core/criteria/limits'
import { searchQuery, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { availabilityNames } from '../../rules/working-overlap.ts'
import type { RandomNumbers } from './random-numbers.ts'

/** What searches can name. */
export interface Choices {
  readonly roles: readonly number[]
  readonly skills: readonly number[]
  readonly tools: readonly number[]
  readonly selfIdentifications: readonly number[]
  readonly languages: readonly number[]
  readonly zones: readonly string[]
}

const unknownId = 900_000_000

/** Any search the contract allows, with its corners: unknown ids, missing hours, strange offsets, deep pages. */
export function anySearch(random: RandomNumbers, choices: Choices): SearchQuery {
  const some = (ids: readonly number[], max: number) => {
    const picked = random.skewed(ids, random.below(max + 1))
    return random.chance(0.03) ? [...picked, unknownId] : picked
  }
  const rids = some(choices.roles, random.chance(0.1) ? 15 : 4)
  const sometimes = <T>(probability: number, value: () => T): T | undefined =>
    random.chance(probability) ? value() : undefined
  return searchQuery.parse({
    rids,
    hours: rids.map(() => (random.chance(0.05) ? 1 + random.below(maximumHours) : 1 + random.below(60))),
    ...(random.chance(0.02) && { hours: [10] }),
    focusedRid: random.chance(0.3) ? some(choices.roles, 3).concat(rids.slice(0, 1 + random.below(2))) : [],
    sids: random.chance(0.2) ? some(choices.skills, 3) : [],
    tids: random.chance(0.2) ? some(choices.tools, 3) : [],
    want_sids: random.chance(0.7) ? some(choices.skills, random.chance(0.05) ? 60 : 6) : [],
    want_tids: random.chance(0.7) ? some(choices.tools, 5) : [],
    lids: random.chance(0.1) ? some(choices.languages, 2) : [],
    want_lids: random.chance(0.3) ? some(choices.languages, 3) : [],
    timezone: sometimes(0.7, () => random.pick(choices.zones)),
    offset_range: sometimes(0.4, () => random.pick([0, 30, 60, 90, 120, 180, 480, 1440])),
    self_identifications: sometimes(0.2, () => some(choices.selfIdentifications, 3).join(',')),
    availabilities: random.chance(0.4) ? random.skewed(availabilityNames, 1 + random.below(5)) : [],
    matchAnyRole: random.chance(0.75),
    sort: random.chance(0.7) ? 'match' : random.pick(candidateSorts),
    pagination: random.chance(0.8)
      ? {}
      : { limit: 1 + random.below(100), offset: random.below(random.chance(0.2) ? 3_000 : 60) },
  })
}
