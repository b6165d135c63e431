import { defaultHours } from '@talentplace/contract/core/criteria/limits'
import { searchQuery } from '@talentplace/contract/matching/search.routes'
import type { Clock } from '../platform/clock/clock.ts'
import type { SearchIndex } from './search-index/search-index.ts'

/** Roles that assistants have together, and how many of those of the rarest of them have all. */
export interface TogetherRoles {
  role_ids: number[]
  share: number
}

/** With a smaller share it isn't often, and of fewer people it isn't said. */
const leastShare = 0.2
const leastPeople = 3
/** One person covers so many kinds of work at most. */
const maxRoles = 3

/** What was counted is kept for a while: people change their roles rarely, and anybody may ask. */
const lifetimeMilliseconds = 3_600_000
const maxStored = 1_000

/** Says which roles one assistant often has together, counted by the search. */
export function countRolesTogether(deps: {
  index: SearchIndex
  clock: Clock
}): (ids: readonly number[]) => TogetherRoles | null {
  const { index, clock } = deps
  const counted = new Map<string, { at: number; together: TogetherRoles | null }>()

  function countOf(rids: readonly number[]): number {
    const hours = rids.map(() => defaultHours)
    const pagination = { limit: 1, offset: 0 }
    return index.search(searchQuery.parse({ rids, hours, matchAnyRole: false, pagination })).count
  }

  function count(role_ids: number[]): TogetherRoles | null {
    const all = countOf(role_ids)
    if (all < leastPeople) return null
    const rarest = Math.min(...role_ids.map((id) => countOf([id])))
    const share = Math.round((100 * all) / Math.max(1, rarest)) / 100
    return share < leastShare ? null : { role_ids, share: Math.min(1, share) }
  }

  return (ids) => {
    const role_ids = ids.slice(0, maxRoles)
    if (role_ids.length < 2 || !index.ready) return null
    const key = role_ids.toSorted((left, right) => left - right).join()
    const now = clock.now().getTime()
    const known = counted.get(key)
    if (known !== undefined && now - known.at < lifetimeMilliseconds)
      return known.together && { ...known.together, role_ids }
    const together = count(role_ids)
    if (counted.size >= maxStored) counted.clear()
    counted.set(key, { at: now, together })
    return together
  }
}
