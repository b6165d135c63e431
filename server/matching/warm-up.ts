import { setImmediate as betweenRequests } from 'node:timers/promises'
import { defaultHours, introductionHours } from '@talentplace/contract/core/criteria/limits'
import { searchQuery, type SearchQuery } from '@talentplace/contract/matching/search.routes'
import { plainQueryParser } from '../platform/http/plain-query.ts'
import { availabilityNames } from '../rules/working-overlap.ts'
import type { SearchReference } from './search-index/reference.ts'
import type { FirstBuild } from './search-index/search-index.ts'
import { validateSearch } from './validate-search.ts'

/** After so many, V8 has compiled what a search runs. */
const searches = 600
/** Of the thread's processor time. */
const longestMilliseconds = 1_500
/** How long requests may have to wait for a stretch of it: one search more than this. */
const sliceMilliseconds = 5

const hours = [defaultHours, introductionHours]
const zones = ['America/Toronto', 'America/Vancouver', 'America/Halifax', 'America/Chicago']

/** Of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The query of a search as clients make them, the same for the same number: a role or two and what is key to them. */
function likelyQuery({ roles, key_skills, key_tools, languages }: SearchReference, number: number): string {
  const parts: string[] = []
  const one = (key: string, value: string | number | undefined) => {
    if (value !== undefined) parts.push(`${key}=${value}`)
  }
  const every = (times: number) => number % times === 0
  const wanted = [roles[number % roles.length], ...(every(3) ? [roles[(number * 7 + 1) % roles.length]] : [])]
  const rids = [...new Set(wanted.flatMap((role) => role?.id ?? []))]
  for (const id of rids) one('rids[]', id)
  for (const _ of rids) one('hours[]', hours[number % hours.length])
  const keyTo = (keys: SearchReference['key_skills']) =>
    keys.filter(({ role_id }) => role_id === rids[0]).map(({ id }) => id)
  const [skills, tools] = [keyTo(key_skills), keyTo(key_tools)]
  for (const id of skills.slice(0, number % 6)) one('want_sids[]', id)
  for (const id of tools.slice(0, number % 5)) one('want_tids[]', id)
  if (every(10)) one('sids[]', skills[0])
  if (every(7)) one('tids[]', tools[0])
  if (every(11)) one('want_lids[]', languages[number % languages.length]?.id)
  if (!every(5)) one('timezone', zones[number % zones.length])
  if (every(4)) one('offset_range', 120)
  if (every(3)) for (const name of availabilityNames.slice(0, 3)) one('availabilities[]', name)
  if (every(9)) one('focusedRid[]', rids[0])
  if (every(13)) one('sort', 'rating')
  one('matchAnyRole', 'true')
  one('pagination.limit', 12)
  one('pagination.offset', every(6) ? 12 : 0)
  return parts.join('&')
}

/**
 * Runs searches by what a call of them runs, from the text of the query to the bytes of the reply, so that the first
 * clients find code that is compiled, and in the time that is left makes people ready to be shown. Nobody is told of
 * them: no visitor is counted, no word, no request.
 */
export async function warmUpSearch({ reference, search, prepare }: FirstBuild): Promise<void> {
  const readQuery = plainQueryParser(searchQuery)
  if (readQuery === null || reference.roles.length === 0) return
  const until = processorTime() + longestMilliseconds
  let sliceEnd = performance.now() + sliceMilliseconds
  for (let number = 0; number < searches && processorTime() < until; number += 1) {
    const query = readQuery(likelyQuery(reference, number))
    if (query === null) throw new Error('a search to warm up by isn’t plain')
    search(validateSearch(query as SearchQuery)).reply()
    if (performance.now() < sliceEnd) continue
    await betweenRequests()
    sliceEnd = performance.now() + sliceMilliseconds
  }
  while (processorTime() < until && !prepare(sliceMilliseconds)) await betweenRequests()
}
