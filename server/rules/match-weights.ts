import { matchReason } from '@talentplace/contract/matching/search.routes'

/** The parts of a match score, in the order they are told. */
export const matchParts = matchReason.shape.code.options
export type MatchPart = (typeof matchParts)[number]
export type MatchWeights = Readonly<Record<MatchPart, number>>

const baseWeights: MatchWeights = {
  roles: 16,
  expertise: 20,
  skills: 28,
  tools: 28,
  languages: 28,
  overlap: 24,
  availabilities: 28,
  hours: 8,
  reviews: 10,
}
/** What everything that could be asked for gives together. */
export const fullScore = 100
const known = new Map<number, MatchWeights>()

/**
 * How many points each part can give when only `asked` parts count: the base weights scaled to a sum of 100 by largest
 * remainder (ties in the listed order); a part that wasn't asked gives 0.
 */
export function matchWeights(wanted: ReadonlySet<MatchPart>): MatchWeights {
  let key = 0
  for (const [bit, part] of matchParts.entries()) if (wanted.has(part)) key |= 1 << bit
  const before = known.get(key)
  if (before) return before
  const weights = scaled(matchParts.filter((part) => wanted.has(part)))
  known.set(key, weights)
  return weights
}

function scaled(parts: readonly MatchPart[]): MatchWeights {
  const weights = Object.fromEntries(matchParts.map((part) => [part, 0])) as Record<MatchPart, number>
  const sum = parts.reduce((total, part) => total + baseWeights[part], 0)
  let left = fullScore
  for (const part of parts) {
    weights[part] = Math.floor((baseWeights[part] * fullScore) / sum)
    left -= weights[part]
  }
  const remainder = (part: MatchPart) => (baseWeights[part] * fullScore) % sum
  // A stable sort keeps the listed order among equals.
  for (const part of parts.toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left)) weights[part] += 1
  return weights
}

/**
 * Points for having `held` of `asked` things that were asked for by name: each one counts, and the last one most, so
 * that nothing else easily makes up for a missing one.
 */
export function wantedPoints(weight: number, matched: number, wanted: number): number {
  return wanted === 0 ? 0 : partPoints(weight, matched * (matched + wanted), 2 * wanted * wanted)
}

/**
 * Points for working when someone else does: two thirds for doing so at all, which is more than reviews can give, and
 * the last third by how much of the time.
 */
export function sharedTimePoints(weight: number, isShared: boolean, numerator: number, denominator: number): number {
  const byHowMuch = Math.floor(weight / 3)
  return (isShared ? weight - byHowMuch : 0) + partPoints(byHowMuch, numerator, denominator)
}

/** Whole points of a part of which `numerator / denominator` is reached. */
export function partPoints(weight: number, numerator: number, denominator: number): number {
  return Math.floor((weight * numerator) / denominator)
}
