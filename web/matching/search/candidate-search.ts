import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../platform/api/api-failure.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi, type FirstRead } from '../../platform/api/query.ts'
import type { SearchInput } from './search-input.ts'

export type Found = Reply<'matching.searchAssistants'>
export type CandidateSearch = UseQueryResult<Found, ApiFailure>

/** The search index is still being built. */
export function isStarting(error: ApiFailure | null): boolean {
  return error?.status === 503
}

/** While the search is being prepared it is asked again after the time the server names. */
export const searchRetry: FirstRead['options'] = {
  retry: (failures, error) => isStarting(error) || (error.status === 0 && failures < 2),
  retryDelay: (_failures, error) => (isStarting(error) ? (error.retryAfter ?? 2) * 1000 : 500),
}

/** The same search for all roles together, of which only the numbers are asked. */
export const totalsInput = (input: SearchInput): SearchInput => ({
  ...input,
  focusedRid: [],
  pagination: { limit: 1, offset: 0 },
})

/**
 * A page of candidates; the page before stays until the next has come, so that nothing jumps.
 */
export function useCandidateSearch(input: SearchInput, enabled: boolean): CandidateSearch {
  return useApi(
    'matching.searchAssistants',
    { query: input },
    { enabled, placeholderData: keepPreviousData, ...searchRetry },
  )
}

/** How many candidates all roles have together, and each of them, under the same filters. */
export function useCandidateTotals(input: SearchInput, enabled: boolean): Found | null {
  const { data } = useApi(
    'matching.searchAssistants',
    { query: totalsInput(input) },
    { enabled, placeholderData: keepPreviousData },
  )
  return data ?? null
}
