import type { Match, MatchReason } from '@talentplace/contract/matching/search.routes'
import { halfHoursPerWorkingDay } from '../../../rules/working-overlap.ts'
import * as texts from './match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** How many of the viewed roles count for a person: all or nothing when all were asked for together. */
export function rolesThatCount(plan: SearchPlan, people: SearchableAssistants, slot: number): number {
  let counting = 0
  for (const { role, hours } of plan.viewed) if (people.bits.has(role, slot) && people.bits.has(hours, slot)) counting += 1
  return plan.matchAll && counting < plan.viewed.length ? 0 : counting
}

/** Why the person in a slot stands where they stand; the points of the reasons add up to the score. */
export function matchOf(
  plan: SearchPlan,
  people: SearchableAssistants,
  overlaps: OverlapTables,
  rest: RestOfScore,
  names: ReferenceNames,
  slot: number,
): Match {
  const { weights, viewed } = plan
  const reasons: MatchReason[] = []
  let score = 0
  const tell = (code: MatchReason['code'], text: string, given: number) => {
    reasons.push({ code, text, points: given, of: weights[code] })
    score += given
  }

  const roles = rolesThatCount(plan, people, slot)
  const only = viewed.length === 1 ? viewed[0] : undefined
  tell('roles', only ? (names.roles.get(only.id)?.value ?? '') : texts.rolesText(roles, viewed.length), plan.rolePoints[roles] ?? 0)
  if (weights.skills > 0) {
    let skills = 0
    for (const row of plan.skills) if (people.bits.has(row, slot)) skills += 1
    tell('skills', texts.skillsText(skills, plan.skills.length), plan.skillPoints[skills] ?? 0)
  }
  if (weights.tools > 0) {
    const tools: string[] = []
    for (const [place, row] of plan.tools.entries()) {
      if (people.bits.has(row, slot)) tools.push(names.tools.get(plan.toolIds[place] ?? 0)?.value ?? '')
    }
    tell('tools', texts.toolsText(tools, plan.tools.length), plan.toolPoints[tools.length] ?? 0)
  }
  if (weights.overlap > 0) tell('overlap', texts.overlapText(rest.halfHours(slot)), rest.overlap(slot))
  if (weights.availabilities > 0) tell('availabilities', texts.availabilitiesText(rest.slots(slot), plan.slotsAsked), rest.availabilities(slot))
  tell('hours', texts.hoursText(people.facts.spare(slot)), rest.hours(slot))
  const reviews = rest.reviews(slot)
  tell('reviews', texts.reviewsText(people.facts.feedbackCount(slot), reviews, weights.reviews), reviews)
  return {
    score,
    reasons,
    overlap: plan.viewerOffset === null ? null : workingDay(plan, people, overlaps, slot),
    timezone_offset: plan.zoneOffsets[people.facts.zone(slot)] ?? 0,
  }
}

function workingDay(plan: SearchPlan, people: SearchableAssistants, overlaps: OverlapTables, slot: number): number[] {
  const row = plan.overlapRows[people.facts.zone(slot)] ?? -1
  if (row === -1) return Array.from({ length: halfHoursPerWorkingDay }, () => 0)
  return overlaps.workingDay(row, people.facts.availability(slot))
}
