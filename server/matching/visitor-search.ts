import type { RankedCandidate, SearchQuery } from '@talentplace/contract/matching/search.routes'
import { HttpError } from '../platform/http/http-error.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'

/** Whatever page a visitor asks for, they see the first three. */
export const maxForVisitors = 3

/** Counts a visitor's distinct searches by address. @throws HttpError 429 `too_many_searches`, which offers an account */
export type AdmitVisitorSearch = (address: string, canonicalSearch: string) => Promise<void>

/** A wait would send them away; with an account they search as much as they like. */
export function admitVisitorsBy({ throttle, limit }: { throttle: Throttle; limit: Limit }): AdmitVisitorSearch {
  return async (address, search) => {
    try {
      await throttle.admitDistinct(limit, address, search)
    } catch (error) {
      if (!(error instanceof HttpError) || error.retryAfter === undefined) throw error
      const message = 'You’ve used all the searches a visitor has for now. Create an account or sign in to continue.'
      throw new HttpError(429, 'too_many_searches', message, { retryAfter: error.retryAfter })
    }
  }
}

/** The search a visitor gets for the one they asked. */
export function visitorsSearch(query: SearchQuery): SearchQuery {
  return { ...query, pagination: { limit: Math.min(query.pagination.limit, maxForVisitors), offset: 0 } }
}

const inOrder = (values: readonly (string | number)[]) => values.map(String).sort()

/** The same text for the same search, whatever page of it: what counts as one search. */
export function canonicalSearch(query: SearchQuery): string {
  const { rids, hours, focusedRid, sids, tids, want_sids, want_tids, lids, want_lids, availabilities } = query
  return JSON.stringify([
    rids.map((rid, index) => `${rid}:${hours[index] ?? ''}`).sort(),
    inOrder(focusedRid),
    inOrder(sids),
    inOrder(tids),
    inOrder(want_sids),
    inOrder(want_tids),
    inOrder(lids),
    inOrder(want_lids),
    query.timezone ?? '',
    query.offset_range ?? '',
    inOrder((query.self_identifications ?? '').split(',')),
    inOrder(availabilities),
    query.matchAnyRole,
    query.sort,
  ])
}

/** 'Maya R.' without the 'R.': visitors get no surname, not even its first letter. */
export function givenName(displayName: string): string {
  const words = displayName.trim().split(/\s+/)
  return words.length > 1 ? words.slice(0, -1).join(' ') : displayName
}

export function asVisitorsSee(candidate: RankedCandidate): RankedCandidate {
  return { ...candidate, display_name: givenName(candidate.display_name) }
}
