import type { BitCounter } from './bit-counter.ts'
import type { SearchPlan } from './search-plan.ts'

/** More ways than this cost more to test than scoring everybody. */
const maxWays = 16
const everybody = 255
const unknown = 254
const noNumber = 255
const maxPoints = 100
/** Counters count to here; more of a kind isn't told apart. */
const maxCounted = 127

// Used again for every search, so that it stays close to the processor; one search runs at a time.
/** By points: the fewest skills that give them. */
const fewestSkills = new Uint8Array(maxPoints + 1)
/** By the points that are needed: how many ways there are to them, `everybody` where there are too many, or `unknown`. */
const waysTo = new Uint8Array(maxPoints + 1)
/** The ways to so many points begin at `points * maxWays`, each in one number: roles, skills, tools, languages. */
const ways = new Int32Array((maxPoints + 1) * maxWays)

function setFewest(fewest: Uint8Array, points: readonly number[]): void {
  fewest.fill(noNumber)
  let reached = 0
  for (let matched = 0; matched < points.length; matched++)
    for (const max = points[matched] ?? 0; reached <= max; reached++) fewest[reached] = matched
}

/** How many of what is wanted each of 32 people has. */
export interface Counters {
  readonly roles: BitCounter
  readonly skills: BitCounter
  readonly tools: BitCounter
  readonly languages: BitCounter
}

/**
 * Tells 32 people at once who has the points that are needed of roles, skills, tools and languages. A way to them is a least
 * number of each, the role being a main one; only ways that no other way contains are kept.
 */
export class WorthScoring {
  readonly #plan: SearchPlan
  readonly #fewestRoles: number
  /** The points of roles that everybody has. */
  readonly #sure: number

  constructor(plan: SearchPlan) {
    this.#plan = plan
    this.#fewestRoles = plan.matchAll ? plan.viewed.length : 1
    this.#sure = plan.mainRolePoints[this.#fewestRoles] ?? 0
    setFewest(fewestSkills, plan.skillPoints)
    waysTo.fill(unknown)
  }

  /** @param needed the points that are needed of roles, skills, tools and languages together */
  among(found: number, needed: number, { roles, skills, tools, languages }: Counters): number {
    if (needed <= this.#sure) return found
    let count = waysTo[needed] ?? everybody
    if (count === unknown) {
      count = this.#findWays(needed)
      waysTo[needed] = count
    }
    if (count === everybody) return found
    let worth = 0
    for (let at = needed * maxWays, end = at + count; at < end; at++) {
      const each = ways[at] ?? 0
      const fewestRoles = each & 255
      const enough = fewestRoles <= this.#fewestRoles ? found : found & roles.atLeast(fewestRoles)
      worth |=
        enough &
        skills.atLeast((each >>> 8) & 255) &
        tools.atLeast((each >>> 16) & 255) &
        languages.atLeast(each >>> 24)
    }
    return worth
  }

  /** Finds the ways to so many points; how many they are. */
  #findWays(needed: number): number {
    const { mainRolePoints: rolePoints, toolPoints, languagePoints } = this.#plan
    if (Math.max(rolePoints.length, toolPoints.length, languagePoints.length) > maxCounted) return everybody
    let count = 0
    for (let roles = this.#fewestRoles; roles < rolePoints.length; roles++) {
      for (let languages = 0; languages < languagePoints.length; languages++) {
        for (let tools = 0; tools < toolPoints.length; tools++) {
          const left = needed - (rolePoints[roles] ?? 0) - (languagePoints[languages] ?? 0) - (toolPoints[tools] ?? 0)
          const skills = left <= 0 ? 0 : (fewestSkills[left] ?? noNumber)
          if (skills > maxCounted) continue
          const way = roles | (skills << 8) | (tools << 16) | (languages << 24)
          if (isContained(way, needed * maxWays, count)) continue
          if (count === maxWays) return everybody
          ways[needed * maxWays + count] = way
          count += 1
        }
      }
    }
    return count
  }
}

/** One of so many ways from a place on asks for no more of anything. */
function isContained(way: number, start: number, count: number): boolean {
  for (let at = start; at < start + count; at++) {
    const each = ways[at] ?? 0
    if (
      (each & 255) <= (way & 255) &&
      ((each >>> 8) & 255) <= ((way >>> 8) & 255) &&
      ((each >>> 16) & 255) <= ((way >>> 16) & 255) &&
      each >>> 24 <= way >>> 24
    )
      return true
  }
  return false
}
