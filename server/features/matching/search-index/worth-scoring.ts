import type { BitCounter } from './bit-counter.ts'
import type { SearchPlan } from './search-plan.ts'

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

/**
 * Tells 32 people at once who has the points that are needed of roles, skills, tools and languages. A way to them is a least
 * number of each, the role being a main one; only ways that no other way contains are kept.
 */
export class WorthScoring {
  readonly #plan: SearchPlan
  readonly #fewestRoles: number
  /** By points. */
  readonly #fewestSkills: Uint8Array
  #needed = Number.NaN
  #everybody = true
  #ways = 0
  readonly #roles: number[] = []
  readonly #skills: number[] = []
  readonly #tools: number[] = []
  readonly #languages: number[] = []

  constructor(plan: SearchPlan) {
    this.#plan = plan
    this.#fewestSkills = fewestByPoints(plan.skillPoints)
    this.#fewestRoles = plan.matchAll ? plan.viewed.length : 1
  }

  /** @param needed the points that are needed of roles, skills, tools and languages together */
  among(found: number, needed: number, { roles, skills, tools, languages }: Counters): number {
    if (needed !== this.#needed) this.#prepare(needed)
    if (this.#everybody) return found
    let worth = 0
    for (let way = 0; way < this.#ways; way++) {
      const fewestRoles = this.#roles[way] ?? 0
      const enough = fewestRoles <= this.#fewestRoles ? found : found & roles.atLeast(fewestRoles)
      worth |=
        enough &
        skills.atLeast(this.#skills[way] ?? 0) &
        tools.atLeast(this.#tools[way] ?? 0) &
        languages.atLeast(this.#languages[way] ?? 0)
    }
    return worth
  }

  #prepare(needed: number): void {
    const { mainRolePoints: rolePoints, toolPoints, languagePoints } = this.#plan
    this.#needed = needed
    this.#ways = 0
    this.#everybody = (rolePoints[this.#fewestRoles] ?? 0) >= needed
    if (this.#everybody) return
    for (let roles = this.#fewestRoles; roles < rolePoints.length; roles++) {
      for (let languages = 0; languages < languagePoints.length; languages++) {
        for (let tools = 0; tools < toolPoints.length; tools++) {
          const left = needed - (rolePoints[roles] ?? 0) - (languagePoints[languages] ?? 0) - (toolPoints[tools] ?? 0)
          const skills = left <= 0 ? 0 : (this.#fewestSkills[left] ?? noNumber)
          if (skills === noNumber || this.#contained(roles, skills, tools, languages)) continue
          if (this.#ways === mostWays) {
            this.#everybody = true
            return
          }
          this.#roles[this.#ways] = roles
          this.#skills[this.#ways] = skills
          this.#tools[this.#ways] = tools
          this.#languages[this.#ways] = languages
          this.#ways += 1
        }
      }
    }
  }

  #contained(roles: number, skills: number, tools: number, languages: number): boolean {
    for (let way = 0; way < this.#ways; way++) {
      const isContained =
        (this.#roles[way] ?? 0) <= roles &&
        (this.#skills[way] ?? 0) <= skills &&
        (this.#tools[way] ?? 0) <= tools &&
        (this.#languages[way] ?? 0) <= languages
      if (isContained) return true
    }
    return false
  }
}
