import type { Match, MatchReason } from '@talentplace/contract/matching/search.routes'
import { matchParts } from '../../../rules/match-weights.ts'
import { halfHoursPerWorkingDay } from '../../../rules/working-overlap.ts'
import type { ReferenceNames } from './reference-names.ts'
import * as text from './match-texts.ts'
import type { OverlapTables } from './overlap-tables.ts'
import type { RestOfScore } from './rest-of-score.ts'
import type { SearchPlan } from './search-plan.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** How many of the viewed roles count for a person: all or nothing when all were asked for together. */
export function rolesThatCount(plan: SearchPlan, people: SearchableAssistants, slot: number): number {
  const counting = plan.viewed.filter(({ role, hours }) => people.bits.has(role, slot) && people.bits.has(hours, slot))
  return plan.matchAll && counting.length < plan.viewed.length ? 0 : counting.length
}

/** Why the person in a slot stands where they stand; the points of the reasons add up to the score. */
export function matchOf(
  plan: SearchPlan,
  people: SearchableAssistants,
  overlaps: OverlapTables,
  restOfScore: RestOfScore,
  names: ReferenceNames,
  slot: number,
): Match {
  const roles = rolesThatCount(plan, people, slot)
  const skills = plan.skills.filter((row) => people.bits.has(row, slot)).length
  const tools = plan.toolIds.filter((_, index) => people.bits.has(plan.tools[index] ?? 0, slot))
  const rest = restOfScore.parts(slot)
  const { weights } = plan
  const told: Record<MatchReason['code'], { points: number; text: () => string }> = {
    roles: {
      points: plan.rolePoints[roles] ?? 0,
      text: () => text.rolesText(plan.viewed.map((role) => names.roles.get(role.id)?.value ?? ''), roles),
    },
    skills: { points: plan.skillPoints[skills] ?? 0, text: () => text.skillsText(skills, plan.skills.length) },
    tools: {
      points: plan.toolPoints[tools.length] ?? 0,
      text: () => text.toolsText(tools.map((id) => names.tools.get(id)?.value ?? ''), plan.tools.length),
    },
    overlap: { points: rest.overlap, text: () => text.overlapText(rest.halfHours) },
    availabilities: { points: rest.availabilities, text: () => text.availabilitiesText(rest.slots, plan.slotsAsked) },
    hours: { points: rest.hours, text: () => text.hoursText(people.facts.spare(slot)) },
    reviews: {
      points: rest.reviews,
      text: () => text.reviewsText(people.facts.feedbackCount(slot), rest.reviews, weights.reviews),
    },
  }
  const reasons = matchParts
    .filter((code) => weights[code] > 0)
    .map((code) => ({ code, text: told[code].text(), points: told[code].points, of: weights[code] }))
  const zone = people.facts.zone(slot)
  return {
    score: reasons.reduce((sum, reason) => sum + reason.points, 0),
    reasons,
    overlap: plan.viewerOffset === null ? null : workingDay(plan, people, overlaps, slot),
    timezone_offset: plan.zoneOffsets[zone] ?? 0,
  }
}

function workingDay(plan: SearchPlan, people: SearchableAssistants, overlaps: OverlapTables, slot: number): number[] {
  const row = plan.overlapRows[people.facts.zone(slot)] ?? -1
  if (row === -1) return Array.from({ length: halfHoursPerWorkingDay }, () => 0)
  return overlaps.workingDay(row, people.facts.availability(slot))
}
