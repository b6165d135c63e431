import * as t from '@talentplace/contract/matching/messages/requirements'
import { keepPreviousData } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect } from 'react'
import type { Keyword, KeywordType } from '@talentplace/contract/matching/keyword.routes'
import { maximumKeywordLength } from '@talentplace/contract/core/criteria/limits'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { notify } from '../../ui/notice/toast.ts'

const typingPause = 80
const maxVisible = 12
const nothing: Keyword[] = []

export interface KeywordSearch {
  /** What goes with the text, best first; what went with the text before it until the answer is there. */
  found: Keyword[]
  /** The answer for the present text hasn't come yet. */
  isPending: boolean
  /** The answer couldn't be had. */
  isUnreachable: boolean
}

/** B2.2: known keywords for a text being typed. A newer text cancels the question about an older one. */
export function useKeywordSearch(text: string, types: KeywordType[]): KeywordSearch {
  const wanted = text.trim().slice(0, maximumKeywordLength)
  const [searchQuery] = useDebouncedValue(wanted, typingPause)
  const isRequested = wanted !== '' && searchQuery !== ''
  const { data, error, isPlaceholderData } = useApi(
    'matching.searchKeywords',
    { query: { searchQuery, types, pagination: { limit: maxVisible } } },
    { enabled: isRequested, placeholderData: keepPreviousData, retry: false },
  )
  useEffect(() => {
    if (error) notify({ kind: 'error', message: failureMessage(error, t.searchFailed()) })
  }, [error])
  const isPending = isRequested && (searchQuery !== wanted || isPlaceholderData || (!data && !error))
  return {
    found: isRequested && !error ? (data?.keywords ?? nothing) : nothing,
    isPending,
    isUnreachable: isRequested && error !== null,
  }
}
