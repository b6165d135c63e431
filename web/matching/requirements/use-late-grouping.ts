import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { call } from '../../platform/api/call.ts'
import { placeTyped, regroupKeyword } from './entered-keywords.ts'

/**
 * A word entered faster than its search answered stands among the free words at first; once its kind is known it
 * moves to its group. Leaving the step ends this: the word counts as it stands.
 */
export function useLateGrouping(
  onKeywords: (rewrite: (keywords: KeywordGroups) => KeywordGroups) => void,
): (word: string) => void {
  const client = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function groupLater(word: string) {
    const input = { query: { searchQuery: word, pagination: { limit: 5 } } }
    try {
      const { keywords: known } = await client.fetchQuery({
        queryKey: ['matching.searchKeywords', input],
        queryFn: () => call('matching.searchKeywords', input),
        retry: false,
      })
      const place = placeTyped(word, known)
      if (isHere.current && place.group !== 'default') onKeywords((present) => regroupKeyword(present, word, place))
    } catch {
      // The word is kept as it was written; the search that ran while typing has told what went wrong.
    }
  }

  return (word) => void groupLater(word)
}
