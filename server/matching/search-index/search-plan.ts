import { readIdList } from '@talentplace/contract/shared/identifier'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import { matchWeights, partPoints, wantedPoints, type MatchPart, type MatchWeights } from '../../rules/match-weights.ts'
import { quarterOf } from '../../rules/ratings.ts'
import { roleShare, type KeyKnowledge } from '../../rules/role-fit.ts'
import { availabilityMask } from '../../rules/working-overlap.ts'
import { bitCount } from './bit-count.ts'
import type { OverlapTables, ZoneOverlaps } from './overlap-tables.ts'
import type { RolePartition } from './role-partition.ts'
import type { KeyFeatures, SearchableAssistants } from './searchable-assistants.ts'

/** A role with the hours asked for it. */
export interface RequestedRole {
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
export interface SearchPlan {
  /** Every asked role with its own hours, for the counts. */
  readonly wanted: readonly RequestedRole[]
  /** The roles that decide who is found, with the hours that do. */
  readonly viewed: readonly RequestedRole[]
  readonly matchAll: boolean
  readonly sort: SearchQuery['sort']
  /** Of each group at least one feature. */
  readonly anyOf: readonly (readonly number[])[]
  /** Ranks among the distinct offsets: from above the second to the first; -1 is below all. Null: every clock will do. */
  readonly clocks: { readonly upTo: number; readonly above: number } | null
  readonly filtered: boolean
  /** All features that are looked at, whatever for. */
  readonly named: readonly (readonly number[])[]
  /** Features. */
  readonly skills: readonly number[]
  readonly tools: readonly number[]
  readonly toolIds: readonly number[]
  readonly languages: readonly number[]
  readonly languageIds: readonly number[]
  readonly weights: MatchWeights
  /** Points by how many of the viewed roles count for a person, for whom the one they would fill is the main or a side role. */
  readonly mainRolePoints: readonly number[]
  readonly sideRolePoints: readonly number[]
  /** Points by how many of the skills, tools and languages a person has. */
  readonly skillPoints: readonly number[]
  readonly toolPoints: readonly number[]
  readonly languagePoints: readonly number[]
  /** The most that roles, skills, tools and languages can give together. */
  readonly max: number
  /** The viewer's offset now, minutes east of UTC; null without a zone. */
  readonly viewerOffset: number | null
  /** Offset of each zone now; null without a clock. */
  readonly zoneOffsets: readonly (number | null)[]
  readonly zoneOverlaps: ZoneOverlaps
  /** Asked parts of the week, as bits. */
  readonly slots: number
  readonly requestedSlots: number
  /** The quarter of a year that reviews are seen from. */
  readonly quarter: number
}

function wantedByCount(weight: number, wanted: number): number[] {
  const points = [0]
  for (let matched = 1; matched <= wanted; matched++) points.push(wantedPoints(weight, matched, wanted))
  return points
}

function rolesByCount(weight: number, isMain: boolean, viewed: number): number[] {
  const points = [0]
  for (let counting = 1; counting <= viewed; counting++) {
    const { numerator, denominator } = roleShare(isMain, counting - 1, viewed)
    points.push(partPoints(weight, numerator, denominator))
  }
  return points
}

function requestedParts(query: SearchQuery, viewerOffset: number | null): ReadonlySet<MatchPart> {
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

  const wanted = query.rids.map((id, index) => ({
    id,
    feature: features.roles.get(id) ?? features.nobody,
    partition: people.partition(id),
    hours: query.hours[index] ?? 0,
    key: people.fits.counted(id),
    matching: matching(people.keyFeatures(id)),
  }))
  const focus = new Set(query.focusedRid)
  const seen = focus.size === 0 ? wanted : wanted.filter((role) => focus.has(role.id))
  const hoursRequested = seen.reduce((sum, role) => sum + role.hours, 0)
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
  const weights = matchWeights(requestedParts(query, viewerOffset))
  const skills = numbersOf(query.want_sids, features.skills)
  const tools = numbersOf(query.want_tids, features.tools)
  const languages = numbersOf(query.want_lids, features.languages)
  const slots = availabilityMask(query.availabilities)
  return {
    wanted,
    viewed: matchAll ? seen.map((role) => ({ ...role, hours: hoursRequested })) : seen,
    matchAll,
    sort: query.sort,
    anyOf,
    clocks,
    filtered: anyOf.length > 0 || clocks !== null,
    named: [seen.map(({ feature }) => feature), skills, tools, languages, ...anyOf],
    skills,
    tools,
    toolIds: distinct(query.want_tids),
    languages,
    languageIds: distinct(query.want_lids),
    weights,
    mainRolePoints: rolesByCount(weights.roles, true, seen.length),
    sideRolePoints: rolesByCount(weights.roles, false, seen.length),
    skillPoints: wantedByCount(weights.skills, skills.length),
    toolPoints: wantedByCount(weights.tools, tools.length),
    languagePoints: wantedByCount(weights.languages, languages.length),
    max: weights.roles + weights.skills + weights.tools + weights.languages,
    viewerOffset,
    zoneOffsets: zones.offsets,
    zoneOverlaps: overlaps.ofZones(zones, viewerOffset),
    slots,
    requestedSlots: bitCount(slots),
    quarter: quarterOf(now),
  }
}

/** The last of the distinct offsets that is `limit` or less; -1 when none is. */
function lastRank(distinct: readonly number[], limit: number): number {
  return distinct.findLastIndex((offset) => offset <= limit)
}
