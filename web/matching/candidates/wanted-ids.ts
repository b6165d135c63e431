import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { call } from '../../platform/api/call.ts'
import { meantNames, useUnderstoodWords } from '../requirements/understood-words.ts'
import { nothingWanted, type WantedIds } from '../search/search-input.ts'

/** The search takes no more of a kind. */
const maxWanted = 100

async function idOf(word: string, type: 'skill' | 'tool', signal: AbortSignal): Promise<number[]> {
  const query = { searchQuery: word, types: [type], pagination: { limit: 10 } }
  const { keywords } = await call('matching.searchKeywords', { query, signal })
  return keywords.filter((keyword) => keyword.value.toLowerCase() === word.toLowerCase()).map((keyword) => keyword.id)
}

async function idsOf(words: readonly string[], type: 'skill' | 'tool', signal: AbortSignal): Promise<number[]> {
  const found = await Promise.all(words.map((word) => idOf(word, type, signal)))
  return [...new Set(found.flat())]
}

/**
 * The ids of the skills and tools entered in the first step, and of those and the languages recognised in its free words. They only rank, so
 * words that are not found and a failed look-up leave the search as it is.
 */
export function useWantedIds({ keywords, not_meant: notMeant }: Pick<MatchingCriteria, 'keywords' | 'not_meant'>): {
  wanted: WantedIds
  settled: boolean
} {
  const { skills, tools } = keywords
  const isNeeded = skills.length + tools.length > 0
  const { data, isPending } = useQuery({
    queryKey: ['wanted ids', skills, tools],
    queryFn: async ({ signal }) => {
      const [sids, tids] = await Promise.all([idsOf(skills, 'skill', signal), idsOf(tools, 'tool', signal)])
      return { sids, tids, lids: [] }
    },
    enabled: isNeeded,
    staleTime: Infinity,
  })
  const understanding = useUnderstoodWords(keywords.default)
  const wanted = useMemo(() => {
    const named = meantNames(understanding, notMeant, { roles: [], skills, tools })
    const idsNamed = (type: 'skill' | 'tool' | 'language') =>
      named.filter((name) => name.type === type).map(({ id }) => id)
    const entered = data ?? nothingWanted
    return {
      sids: [...new Set([...entered.sids, ...idsNamed('skill')])].slice(0, maxWanted),
      tids: [...new Set([...entered.tids, ...idsNamed('tool')])].slice(0, maxWanted),
      lids: idsNamed('language').slice(0, maxWanted),
    }
  }, [data, understanding, notMeant, skills, tools])
  return { wanted, settled: understanding.settled && (!isNeeded || !isPending) }
}
