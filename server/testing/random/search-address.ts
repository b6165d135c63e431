import type { SearchQuery } from '@talentplace/contract/matching/search.routes'

/** A search's address as the web app writes it. */
export function searchAddress(query: SearchQuery): string {
  const parts: string[] = []
  const one = (key: string, value: string | number | boolean | undefined) => {
    if (value !== undefined) parts.push(`${key}=${encodeURIComponent(value)}`)
  }
  const many = (key: string, values: readonly (string | number)[]) => {
    for (const value of values) one(`${key}[]`, value)
  }
  many('rids', query.rids)
  many('hours', query.hours)
  many('focusedRid', query.focusedRid)
  many('sids', query.sids)
  many('tids', query.tids)
  many('want_sids', query.want_sids)
  many('want_tids', query.want_tids)
  one('timezone', query.timezone)
  one('offset_range', query.offset_range)
  one('self_identifications', query.self_identifications)
  many('availabilities', query.availabilities)
  one('matchAnyRole', query.matchAnyRole)
  one('pagination.limit', query.pagination.limit)
  one('pagination.offset', query.pagination.offset)
  return `/api/matching/vasearch?${parts.join('&')}`
}
