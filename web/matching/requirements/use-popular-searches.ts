import { useMemo } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { useApi } from '../../platform/api/query.ts'
import { type EnteredKeyword, isEntered, type KeywordGroup } from './entered-keywords.ts'

export type SuggestedGroup = Exclude<KeywordGroup, 'default'>
export type PopularSearches = Record<SuggestedGroup, string[]>

export const suggestedGroups = ['roles', 'skills', 'tools'] as const satisfies readonly SuggestedGroup[]
const none: PopularSearches = { roles: [], skills: [], tools: [] }

/**
 * B2.1: popular searches that follow what is entered; entered words are left out at once, without waiting for
 * the server's next answer. Null until the first answer; a failure is no suggestions.
 */
export function usePopularSearches(keywords: KeywordGroups, last: EnteredKeyword | undefined): PopularSearches | null {
  const { data, isError } = useApi(
    'matching.suggestKeywords',
    { query: { ...keywords, last: last && `${last.group}:${last.word}` } },
    { placeholderData: keepPreviousData, staleTime: 5 * 60_000 },
  )
  return useMemo(() => {
    if (isError) return none
    if (!data) return null
    const open = (group: SuggestedGroup) =>
      data[group].map(({ value }) => value).filter((word) => !isEntered(keywords, word))
    return { roles: open('roles'), skills: open('skills'), tools: open('tools') }
  }, [data, isError, keywords])
}
