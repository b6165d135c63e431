import type { Named } from '../candidate-of.ts'
import type { SearchReference } from './reference.ts'

/** The most spare hours the schema allows (`available_hours_per_month`). */
export const mostSpareHours = 400

/** Which row of the feature matrix stands for what. Row 0 is never set: what nobody can have. */
export interface FeatureRows {
  readonly nobody: 0
  readonly roles: ReadonlyMap<number, number>
  readonly skills: ReadonlyMap<number, number>
  readonly tools: ReadonlyMap<number, number>
  readonly selfIdentifications: ReadonlyMap<number, number>
  /** Row `hours + h`: at least `h` spare hours, 1 to `mostSpareHours`. */
  readonly hours: number
  /** Row `zones + z`: lives in zone number `z`. */
  readonly zones: number
  /** Row `offsets + k`: the clock shows the k-th smallest offset or a smaller one now. */
  readonly offsets: number
  readonly count: number
}

export function featureRows(reference: SearchReference): FeatureRows {
  let next = 1
  const number = (items: readonly Named[]) => new Map(items.map(({ id }) => [id, next++] as const))
  const roles = number(reference.roles)
  const skills = number(reference.skills)
  const tools = number(reference.tools)
  const selfIdentifications = number(reference.self_identifications)
  // Row `hours + 0` would be everybody; asked hours begin at 1.
  const hours = next - 1
  const zones = hours + mostSpareHours + 1
  const offsets = zones + reference.zones.length
  return {
    nobody: 0,
    roles,
    skills,
    tools,
    selfIdentifications,
    hours,
    zones,
    offsets,
    count: offsets + reference.zones.length,
  }
}

/** The row of 'at least that many spare hours'. */
export function hoursRow(rows: FeatureRows, hours: number): number {
  return hours > mostSpareHours ? rows.nobody : rows.hours + hours
}
