import { readIdList } from '@talentplace/contract/shared/identifier'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import { offsetAt } from '../../../platform/clock/zones.ts'
import { matchWeights, partPoints, type MatchPart, type MatchWeights } from '../../../rules/match-weights.ts'
import { availabilityMask } from '../../../rules/working-overlap.ts'
import { hoursRow } from './feature-rows.ts'
import { bitCount } from './feature-bits.ts'
import type { OverlapTables } from './overlap-tables.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** A role with the hours asked for it, as rows of the feature matrix. */
export interface RoleRows {
  readonly id: number
  readonly role: number
  readonly hours: number
}

/** A search made ready to run: what each condition and each part of the score reads. */
export interface SearchPlan {
  /** Every asked role with its own hours, for the counts. */
  readonly asked: readonly RoleRows[]
  /** The roles that decide who is found, with the hours that do. */
  readonly viewed: readonly RoleRows[]
  readonly matchAll: boolean
  /** Of each group at least one row. */
  readonly anyOf: readonly (readonly number[])[]
  /** Rows of the offsets: in the first, not in the second (`nobody`: no lower bound). Null: every clock will do. */
  readonly clocks: { readonly upTo: number; readonly above: number } | null
  readonly filtered: boolean
  readonly skills: readonly number[]
  readonly tools: readonly number[]
  readonly toolIds: readonly number[]
  readonly weights: MatchWeights
  /** Points by how many of the roles, skills and tools a person has. */
  readonly rolePoints: readonly number[]
  readonly skillPoints: readonly number[]
  readonly toolPoints: readonly number[]
  /** The viewer's offset now, minutes east of UTC; null without a zone. */
  readonly viewerOffset: number | null
  /** Offset of each zone now; null without a clock. */
  readonly zoneOffsets: readonly (number | null)[]
  /** Row of the overlap tables for each zone; -1 for a zone without a clock. */
  readonly overlapRows: Int32Array
  /** Asked parts of the week, as bits. */
  readonly slots: number
  readonly slotsAsked: number
  readonly hoursAsked: number
}

function pointsByCount(weight: number, number: number): number[] {
  const points = [0]
  for (let held = 1; held <= number; held++) points.push(partPoints(weight, held, number))
  return points
}

function askedParts(query: SearchQuery, viewerOffset: number | null): ReadonlySet<MatchPart> {
  const parts = new Set<MatchPart>(['roles', 'hours', 'reviews'])
  if (query.want_sids.length > 0) parts.add('skills')
  if (query.want_tids.length > 0) parts.add('tools')
  if (viewerOffset !== null) parts.add('overlap')
  if (query.availabilities.length > 0) parts.add('availabilities')
  return parts
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/** Makes a plan for a query whose roles and hours pair up. */
export function planSearch(
  query: SearchQuery,
  people: SearchableAssistants,
  overlaps: OverlapTables,
  now: Date,
): SearchPlan {
  const { rows } = people
  const zones = people.zoneOffsets(now)
  const rowsOf = (ids: readonly number[], known: ReadonlyMap<number, number>) =>
    distinct(ids).map((id) => known.get(id) ?? rows.nobody)

  const asked = query.rids.map((id, index) => ({
    id,
    role: rows.roles.get(id) ?? rows.nobody,
    hours: hoursRow(rows, query.hours[index] ?? 0),
    wanted: query.hours[index] ?? 0,
  }))
  const focus = new Set(query.focusedRid)
  const seen = focus.size === 0 ? asked : asked.filter((role) => focus.has(role.id))
  const hoursAsked = seen.reduce((sum, role) => sum + role.wanted, 0)
  const matchAll = !query.matchAnyRole && seen.length > 0
  const together = hoursRow(rows, hoursAsked)

  const anyOf = [
    rowsOf(query.sids, rows.skills),
    rowsOf(query.tids, rows.tools),
    rowsOf(readIdList(query.self_identifications ?? ''), rows.selfIdentifications),
  ].filter((group) => group.length > 0)

  const viewerOffset = query.timezone === undefined ? null : offsetAt(query.timezone, now)
  const clocks =
    viewerOffset === null || query.offset_range === undefined
      ? null
      : {
          upTo: lastRank(zones.distinct, viewerOffset + query.offset_range, rows.offsets, rows.nobody),
          above: lastRank(zones.distinct, viewerOffset - query.offset_range - 1, rows.offsets, rows.nobody),
        }
  const weights = matchWeights(askedParts(query, viewerOffset))
  const skills = rowsOf(query.want_sids, rows.skills)
  const tools = rowsOf(query.want_tids, rows.tools)
  const slots = availabilityMask(query.availabilities)
  return {
    asked,
    viewed: matchAll ? seen.map((role) => ({ ...role, hours: together })) : seen,
    matchAll,
    anyOf,
    clocks,
    filtered: anyOf.length > 0 || clocks !== null,
    skills,
    tools,
    toolIds: distinct(query.want_tids),
    weights,
    rolePoints: pointsByCount(weights.roles, seen.length),
    skillPoints: pointsByCount(weights.skills, skills.length),
    toolPoints: pointsByCount(weights.tools, tools.length),
    viewerOffset,
    zoneOffsets: zones.offsets,
    overlapRows: overlaps.rowsOfZones(zones, viewerOffset),
    slots,
    slotsAsked: bitCount(slots),
    hoursAsked,
  }
}

/** Row of 'the clock shows `limit` or less'. */
function lastRank(distinct: readonly number[], limit: number, firstRow: number, nobody: number): number {
  const rank = distinct.findLastIndex((offset) => offset <= limit)
  return rank === -1 ? nobody : firstRow + rank
}
