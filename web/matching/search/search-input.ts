import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Input } from '../../platform/api/operation-types.ts'
import { pageSize } from './page-count.ts'

export type SearchInput = NonNullable<Input<'matching.searchAssistants'>['query']>

/** Ids of the words entered in the first step; they rank, and never filter. */
export interface WantedIds {
  readonly sids: number[]
  readonly tids: number[]
  readonly lids: number[]
}

export const nothingWanted: WantedIds = { sids: [], tids: [], lids: [] }

type Searched = Pick<
  MatchingCriteria,
  | 'rids'
  | 'hours'
  | 'more_hours_rids'
  | 'sids'
  | 'tids'
  | 'lids'
  | 'timezone'
  | 'offset_range'
  | 'self_identifications'
  | 'availabilities'
  | 'sort'
>

/**
 * B4.7: the criteria as the search wants them.
 * @param viewed the roles being viewed; all of them narrow nothing
 * @param ownZone the viewer's own zone, which ranks by shared hours; a chosen city's zone takes its place and filters
 */
export function searchInput(
  criteria: Searched,
  {
    viewed,
    wanted,
    ownZone,
    page,
  }: { viewed: readonly number[]; wanted: WantedIds; ownZone: string | null; page: number },
): SearchInput {
  const isChosen = criteria.timezone !== null
  return {
    rids: criteria.rids,
    hours: criteria.hours,
    more_hours_rids: criteria.more_hours_rids,
    focusedRid: viewed.length < criteria.rids.length ? [...viewed] : [],
    sids: criteria.sids,
    tids: criteria.tids,
    want_sids: wanted.sids,
    want_tids: wanted.tids,
    lids: criteria.lids,
    want_lids: wanted.lids,
    timezone: criteria.timezone ?? ownZone ?? undefined,
    offset_range: isChosen ? criteria.offset_range : undefined,
    self_identifications: criteria.self_identifications === '' ? undefined : criteria.self_identifications,
    availabilities: criteria.availabilities,
    matchAnyRole: true,
    sort: criteria.sort,
    pagination: { limit: pageSize, offset: (page - 1) * pageSize },
  }
}

/** The same search for all roles together, of which only the numbers are asked. */
export const totalsInput = (input: SearchInput): SearchInput => ({
  ...input,
  focusedRid: [],
  pagination: { limit: 1, offset: 0 },
})
