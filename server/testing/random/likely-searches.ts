import type pg from 'pg'
import { hoursChoices } from '@talentplace/contract/core/criteria/limits'
import { searchQuery, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { availabilityNames } from '../../rules/working-overlap.ts'
import type { RandomNumbers } from './random-numbers.ts'

/** People of whom clients could be thinking: what goes together, and how often it is wanted, is read off them. */
export interface Model {
  readonly role_ids: readonly number[]
  readonly skill_ids: readonly number[]
  readonly tool_ids: readonly number[]
  readonly timezone: string
}

/** Some of the people who can be found, spread over the table. */
export async function readModels(pool: Pick<pg.Pool, 'query'>, max: number): Promise<Model[]> {
  const { rows } = await pool.query<Model>(
    `select role_ids, skill_ids, tool_ids, timezone from assistants
     where id % greatest(1, (select count(*) from assistants) / $1) = 0 and state = 'active' and cardinality(role_ids) > 0`,
    [max],
  )
  return rows
}

/** A search as clients make them: a role or a few that go together, their hours, some words, mostly a zone. */
export function likelySearch(random: RandomNumbers, models: readonly Model[]): SearchQuery {
  const model = random.pick(models)
  const rids = random.skewed(model.role_ids, 1 + random.below(3))
  const { skill_ids: skills, tool_ids: tools } = model
  const some = (ids: readonly number[], max: number) =>
    ids.length === 0 ? [] : random.skewed(ids, random.below(max + 1))
  return searchQuery.parse({
    rids,
    hours: rids.map(() => random.pick(hoursChoices.slice(0, 8))),
    want_sids: some(skills, 5),
    want_tids: some(tools, 4),
    ...(random.chance(0.8) && { timezone: random.pick(models).timezone }),
    ...(random.chance(0.3) && { offset_range: random.pick([60, 120, 180]) }),
    ...(skills.length > 0 && random.chance(0.1) && { sids: [random.pick(skills)] }),
    ...(tools.length > 0 && random.chance(0.2) && { tids: [random.pick(tools)] }),
    ...(random.chance(0.1) && { self_identifications: String(1 + random.below(10)) }),
    ...(random.chance(0.3) && { availabilities: random.skewed(availabilityNames, 3) }),
    ...(rids.length > 1 && random.chance(0.2) && { focusedRid: rids.slice(0, 1) }),
    ...(random.chance(0.2) && { pagination: { offset: 12 * random.below(4) } }),
  })
}
