import type { MatchWeights } from '../../../rules/match-weights.ts'
import { pointTables, type AskedNumbers, type PointTables } from './point-tables.ts'
import { WorthScoring } from './worth-scoring.ts'

/** Points that depend on nothing but how many are asked for, and who can reach how many of them. */
export interface KeptPoints {
  readonly tables: PointTables
  readonly worthScoring: WorthScoring
}

const mostKept = 1_000
const mostOfAKind = 1_024
let kept = new Map<MatchWeights, Map<number, KeptPoints>>()
let numberKept = 0

/** Kept from search to search: few numbers are asked for, and making the tables anew takes a thirtieth of a search's time. */
export function keptPoints(weights: MatchWeights, asked: AskedNumbers): KeptPoints {
  const { roles, skills, tools, languages, matchAll } = asked
  if (Math.max(roles, skills, tools, languages) >= mostOfAKind) return made(weights, asked)
  const key =
    (((roles * mostOfAKind + skills) * mostOfAKind + tools) * mostOfAKind + languages) * 2 + (matchAll ? 1 : 0)
  const before = kept.get(weights)?.get(key)
  if (before) return before
  if (numberKept === mostKept) {
    kept = new Map()
    numberKept = 0
  }
  const points = made(weights, asked)
  const ofWeights = kept.get(weights) ?? new Map<number, KeptPoints>()
  kept.set(weights, ofWeights.set(key, points))
  numberKept += 1
  return points
}

function made(weights: MatchWeights, asked: AskedNumbers): KeptPoints {
  const tables = pointTables(weights, asked)
  return { tables, worthScoring: new WorthScoring(tables, asked.matchAll ? asked.roles : 1) }
}
