import { partPoints, wantedPoints, type MatchWeights } from '../../../rules/match-weights.ts'
import { roleShare } from '../../../rules/role-fit.ts'

/** How many of each kind a search asks for. */
export interface AskedNumbers {
  readonly roles: number
  readonly skills: number
  readonly tools: number
  readonly languages: number
  /** All of the roles are asked for together. */
  readonly matchAll: boolean
}

/** The points for what is counted, by how many of it a person has. */
export interface PointTables {
  /** By how many of the viewed roles count for a person, for whom the one they would fill is the main or a side role. */
  readonly mainRolePoints: readonly number[]
  readonly sideRolePoints: readonly number[]
  readonly skillPoints: readonly number[]
  readonly toolPoints: readonly number[]
  readonly languagePoints: readonly number[]
}

/** @param asked of a search @param weights what each kind weighs */
export function pointTables(weights: MatchWeights, { roles, skills, tools, languages }: AskedNumbers): PointTables {
  return {
    mainRolePoints: rolesByCount(weights.roles, true, roles),
    sideRolePoints: rolesByCount(weights.roles, false, roles),
    skillPoints: wantedByCount(weights.skills, skills),
    toolPoints: wantedByCount(weights.tools, tools),
    languagePoints: wantedByCount(weights.languages, languages),
  }
}

function wantedByCount(weight: number, asked: number): number[] {
  const points = [0]
  for (let held = 1; held <= asked; held++) points.push(wantedPoints(weight, held, asked))
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
