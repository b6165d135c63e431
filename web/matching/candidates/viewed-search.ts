import { useMemo } from 'react'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import type { CardContext } from './card/candidate-card.tsx'
import { useChosenRoles, type ChosenRole } from '../chosen-roles/chosen-roles.ts'
import { type ComparedClock, useComparedClock } from '../candidate-parts/compared-clock.ts'
import { writeProfileAddress } from '../search/profile-address.ts'
import { type SearchInput, searchInput } from '../search/search-input.ts'
import { useWantedIds } from './wanted-ids.ts'

interface ViewedSearch {
  readonly input: SearchInput
  /** Everything the search needs is known. */
  readonly ready: boolean
  readonly clock: ComparedClock | null
  readonly roles: readonly ChosenRole[]
  readonly context: CardContext
}

/** The search for the viewed roles, with what its cards are shown by. */
export function useViewedSearch(criteria: StoredCriteria, page: number, viewed: readonly number[]): ViewedSearch {
  const { clock, settled: clockSettled } = useComparedClock(criteria.timezone)
  const { wanted, settled: wantedSettled } = useWantedIds(criteria)
  const roles = useChosenRoles(criteria)
  const ownZone = clock?.timezone ?? null
  const input = useMemo(
    () => searchInput(criteria, { viewed, wanted, ownZone, page }),
    [criteria, viewed, wanted, ownZone, page],
  )
  const context = {
    clock,
    viewed,
    profileQuery: writeProfileAddress(input),
  }
  return { input, ready: clockSettled && wantedSettled && viewed.length > 0, clock, roles, context }
}

/** Names of the viewed roles, those known. */
export function viewedNames(roles: readonly ChosenRole[], viewed: readonly number[]): string[] {
  return roles.flatMap((role) => (viewed.includes(role.id) && role.name !== null ? role.name : []))
}
