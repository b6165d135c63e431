import { readIdList } from '@talentplace/contract/shared/identifier'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import { matchWeights, type MatchPart, type MatchWeights } from '../../../rules/match-weights.ts'
import { quarterOf } from '../../../rules/ratings.ts'
import type { KeyKnowledge } from '../../../rules/role-fit.ts'
import { availabilityMask } from '../../../rules/working-overlap.ts'
import { bitCount } from './bit-count.ts'
import type { OverlapTables } from './overlap-tables.ts'
import { keptPoints } from './kept-points.ts'
import type { PointTables } from './point-tables.ts'
import type { RolePartition } from './role-partition.ts'
import type { KeyFeatures, SearchableAssistants } from './searchable-assistants.ts'
import type { WorthScoring } from './worth-scoring.ts'

/** A role with the hours asked for it. */
export interface AskedRole {
  readonly id: number
  /** The number of the role among the features. */
  readonly feature: number
  readonly partition: RolePartition
  readonly hours: number
  /** How many of its key skills and tools count. */
  readonly key: KeyKnowledge
  /** The features that a card shows of who has them. */
  readonly matching: KeyFeatures
}

/** A search made ready to run: what each condition and each part of the score reads. */
export interface SearchPlan extends PointTables {
  /** Every asked role with its own hours, for the counts. */
  readonly asked: readonly AskedRole[]
  /** The roles that decide who is found, with the hours that do. */
  readonly viewed: readonly AskedRole[]
  readonly matchAll: boolean
  readonly sort: SearchQuery['sort']
  /** Of each group at least one feature. */
  readonly anyOf: readonly (readonly number[])[]
  /** Ranks among the distinct offsets: from above the second to the first; -1 is below all. Null: every clock will do. */
  readonly clocks: { readonly upTo: number; readonly above: number } | null
  readonly filtered: boolean
  /** Features. */
  readonly skills: readonly number[]
  readonly tools: readonly number[]
  readonly toolIds: readonly number[]
  readonly languages: readonly number[]
  readonly languageIds: readonly number[]
  readonly weights: MatchWeights
  readonly worthScoring: WorthScoring
  /** The most that roles, skills, tools and languages can give together. */
  readonly most: number
  /** The viewer's offset now, minutes east of UTC; null without a zone. */
  readonly viewerOffset: number | null
  /** Offset of each zone now; null without a clock. */
  readonly zoneOffsets: readonly (number | null)[]
  /** Row of the overlap tables for each zone; -1 for a zone without a clock. */
  readonly overlapRows: Int32Array
  /** Asked parts of the week, as bits. */
  readonly slots: number
  readonly slotsAsked: number
  /** The quarter of a year that reviews are seen from. */
  readonly quarter: number
}

function askedParts(query: SearchQuery, viewerOffset: number | null): ReadonlySet<MatchPart> {
  const parts = new Set<MatchPart>(['roles', 'expertise', 'hours', 'reviews'])
  if (query.want_sids.length > 0) parts.add('skills')
  if (query.want_tids.length > 0) parts.add('tools')
  if (query.want_lids.length > 0) parts.add('languages')
  if (viewerOffset !== null) parts.add('overlap')
  if (query.availabilities.length > 0) parts.add('availabilities')
  return parts
}

const distinct = (ids: readonly number[]): readonly number[] => (ids.length < 2 ? ids : [...new Set(ids)])

/** Makes a plan for a query whose roles and hours pair up. */
export function planSearch(
  query: SearchQuery,
  people: SearchableAssistants,
  overlaps: OverlapTables,
  now: Date,
): SearchPlan {
  const { features } = people
  const zones = people.zoneOffsets(now)
  const numbersOf = (ids: readonly number[], known: ReadonlyMap<number, number>) =>
    distinct(ids).map((id) => known.get(id) ?? features.nobody)

  const matchingSkills = numbersOf([...query.want_sids, ...query.sids], features.skills)
  const matchingTools = numbersOf([...query.want_tids, ...query.tids], features.tools)
  const matching = (key: KeyFeatures): KeyFeatures => ({
    skills: matchingSkills.length > 0 ? matchingSkills : key.skills,
    tools: matchingTools.length > 0 ? matchingTools : key.tools,
  })

  const asked = query.rids.map((id, index) => ({
    id,
    feature: features.roles.get(id) ?? features.nobody,
    partition: people.partition(id),
    hours: query.hours[index] ?? 0,
    key: people.fits.counted(id),
    matching: matching(people.keyFeatures(id)),
  }))
  const focus = new Set(query.focusedRid)
  const seen = focus.size === 0 ? asked : asked.filter((role) => focus.has(role.id))
  const hoursAsked = seen.reduce((sum, role) => sum + role.hours, 0)
  const matchAll = !query.matchAnyRole && seen.length > 0

  const anyOf = [
    numbersOf(query.sids, features.skills),
    numbersOf(query.tids, features.tools),
    numbersOf(query.lids, features.languages),
    numbersOf(readIdList(query.self_identifications ?? ''), features.selfIdentifications),
  ].filter((group) => group.length > 0)

  const viewerOffset = query.timezone === undefined ? null : people.offsetOf(query.timezone, now)
  const clocks =
    viewerOffset === null || query.offset_range === undefined
      ? null
      : {
          upTo: lastRank(zones.distinct, viewerOffset + query.offset_range),
          above: lastRank(zones.distinct, viewerOffset - query.offset_range - 1),
        }
  const weights = matchWeights(askedParts(query, viewerOffset))
  const skills = numbersOf(query.want_sids, features.skills)
  const tools = numbersOf(query.want_tids, features.tools)
  const languages = numbersOf(query.want_lids, features.languages)
  const slots = availabilityMask(query.availabilities)
  const { tables, worthScoring } = keptPoints(weights, {
    roles: seen.length,
    skills: skills.length,
    tools: tools.length,
    languages: languages.length,
    matchAll,
  })
  return {
    asked,
    viewed: matchAll ? seen.map((role) => ({ ...role, hours: hoursAsked })) : seen,
    matchAll,
    sort: query.sort,
    anyOf,
    clocks,
    filtered: anyOf.length > 0 || clocks !== null,
    skills,
    tools,
    toolIds: distinct(query.want_tids),
    languages,
    languageIds: distinct(query.want_lids),
    weights,
    mainRolePoints: tables.mainRolePoints,
    sideRolePoints: tables.sideRolePoints,
    skillPoints: tables.skillPoints,
    toolPoints: tables.toolPoints,
    languagePoints: tables.languagePoints,
    worthScoring,
    most: weights.roles + weights.skills + weights.tools + weights.languages,
    viewerOffset,
    zoneOffsets: zones.offsets,
    overlapRows: overlaps.rowsOfZones(zones, viewerOffset),
    slots,
    slotsAsked: bitCount(slots),
    quarter: quarterOf(now),
  }
}

/** The last of the distinct offsets that is `limit` or less; -1 when none is. */
function lastRank(distinct: readonly number[], limit: number): number {
  return distinct.findLastIndex((offset) => offset <= limit)
}
