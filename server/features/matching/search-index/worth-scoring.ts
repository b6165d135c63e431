import type { BitCounter } from './bit-counter.ts'
import type { PointTables } from './point-tables.ts'

/** More ways than this cost more to test than scoring everybody. */
const mostWays = 16

const noNumber = 255
const mostPoints = 100

function fewestByPoints(points: readonly number[]): Uint8Array {
  const fewest = new Uint8Array(mostPoints + 1).fill(noNumber)
  let reached = 0
  for (let held = 0; held < points.length; held++)
    for (const most = points[held] ?? 0; reached <= most; reached++) fewest[reached] = held
  return fewest
}

/** How many of what is wanted each of 32 people has. */
export interface Counters {
  readonly roles: BitCounter
  readonly skills: BitCounter
  readonly tools: BitCounter
  readonly languages: BitCounter
}

/** A least number of each. */
interface Way {
  readonly roles: number
  readonly skills: number
  readonly tools: number
  readonly languages: number
}

function contains(one: Way, other: Way): boolean {
  return (
    one.roles <= other.roles &&
    one.skills <= other.skills &&
    one.tools <= other.tools &&
    one.languages <= other.languages
  )
}

/**
 * Tells 32 people at once who has the points that are needed of roles, skills, tools and languages. A way to them is a least
 * number of each, the role being a main one; only ways that no other way contains are kept.
 */
export class WorthScoring {
  readonly #tables: PointTables
  readonly #fewestRoles: number
  /** By points. */
  readonly #fewestSkills: Uint8Array
  /** What everybody has. */
  readonly #sure: number
  /** By the points that are needed; null where there are too many ways. */
  readonly #ways: (readonly Way[] | null | undefined)[] = []

  /** @param fewestRoles how many of the viewed roles count for everybody who is found */
  constructor(tables: PointTables, fewestRoles: number) {
    this.#tables = tables
    this.#fewestRoles = fewestRoles
    this.#fewestSkills = fewestByPoints(tables.skillPoints)
    this.#sure = tables.mainRolePoints[fewestRoles] ?? 0
  }

  /** @param needed the points that are needed of roles, skills, tools and languages together */
  among(found: number, needed: number, { roles, skills, tools, languages }: Counters): number {
    if (needed <= this.#sure) return found
    let ways = this.#ways[needed]
    if (ways === undefined) {
      ways = this.#waysTo(needed)
      this.#ways[needed] = ways
    }
    if (ways === null) return found
    let worth = 0
    for (let at = 0; at < ways.length; at++) {
      const way = ways[at]
      if (way === undefined) break
      const enough = way.roles <= this.#fewestRoles ? found : found & roles.atLeast(way.roles)
      worth |= enough & skills.atLeast(way.skills) & tools.atLeast(way.tools) & languages.atLeast(way.languages)
    }
    return worth
  }

  #waysTo(needed: number): readonly Way[] | null {
    const { mainRolePoints: rolePoints, toolPoints, languagePoints } = this.#tables
    const ways: Way[] = []
    for (let roles = this.#fewestRoles; roles < rolePoints.length; roles++) {
      for (let languages = 0; languages < languagePoints.length; languages++) {
        for (let tools = 0; tools < toolPoints.length; tools++) {
          const left = needed - (rolePoints[roles] ?? 0) - (languagePoints[languages] ?? 0) - (toolPoints[tools] ?? 0)
          const skills = left <= 0 ? 0 : (this.#fewestSkills[left] ?? noNumber)
          const way = { roles, skills, tools, languages }
          if (skills === noNumber || ways.some((each) => contains(each, way))) continue
          if (ways.length === mostWays) return null
          ways.push(way)
        }
      }
    }
    return ways
  }
}
