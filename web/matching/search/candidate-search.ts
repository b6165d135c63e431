import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../platform/api/api-failure.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { searchRetry } from './search-retry.ts'
import { totalsInput, type SearchInput } from './search-input.ts'

export type Found = Reply<'matching.searchAssistants'>
export type CandidateSearch = UseQueryResult<Found, ApiFailure>

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
