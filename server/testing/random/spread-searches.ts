import { hoursChoices } from '@talentplace/contract/core/criteria/limits'
import { searchQuery, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { likelySearch, type Model } from './likely-searches.ts'
import type { RandomNumbers } from './random-numbers.ts'

const pagination = { limit: 100, offset: 0 }

type Draw = (random: RandomNumbers, models: readonly Model[]) => SearchQuery

/** Roles that someone has together, each for one of the usual hours. */
function rolesAndHours(random: RandomNumbers, models: readonly Model[], max: number) {
  const rids = random.skewed(random.pick(models).role_ids, max)
  return { rids, hours: rids.map(() => random.pick(hoursChoices.slice(0, 8))), pagination }
}

/** What clients ask, from the least to the most; a hundred places are looked at. */
export const spreadSearches: readonly { readonly name: string; readonly draw: Draw }[] = [
  { name: 'a role and hours', draw: (random, models) => searchQuery.parse(rolesAndHours(random, models, 1)) },
  {
    name: 'and a clock',
    draw: (random, models) =>
      searchQuery.parse({ ...rolesAndHours(random, models, 1), timezone: random.pick(models).timezone }),
  },
  {
    name: 'some roles and a clock',
    draw: (random, models) =>
      searchQuery.parse({ ...rolesAndHours(random, models, 3), timezone: random.pick(models).timezone }),
  },
  { name: 'whatever is likely', draw: (random, models) => ({ ...likelySearch(random, models), pagination }) },
]
