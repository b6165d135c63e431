import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import type { Match } from '@talentplace/contract/matching/search.routes'
import { nextChange, offsetAt } from '../platform/clock/zones.ts'
import { workingDayOverlap } from '../rules/working-overlap.ts'
import { candidateOf } from './candidate-of.ts'
import type { ProfileFacts } from './read-profile.ts'

/** B5.6: a person as a profile shows them. */
export function profileOf(
  facts: ProfileFacts,
  viewersZone: string | undefined,
  match: Match | null,
  now: Date,
): AssistantProfile {
  return {
    ...candidateOf(facts),
    bio: facts.bio,
    skills: [...facts.skills],
    tools: [...facts.tools],
    vg_academy_courses: [...facts.courses],
    self_identifications: [...facts.self_identifications],
    languages: [...facts.languages],
    timezone_offset: offsetAt(facts.timezone, now) ?? 0,
    next_change: nextChange(facts.timezone, now)?.toISOString() ?? null,
    now: now.toISOString(),
    overlap: weekOverlap(facts, viewersZone, now),
    match,
    away:
      facts.away_from === null || facts.away_until === null ? null : { from: facts.away_from, until: facts.away_until },
    takes_questions: facts.has_account && facts.away_until === null,
  }
}

function weekOverlap(facts: ProfileFacts, viewersZone: string | undefined, now: Date): AssistantProfile['overlap'] {
  const own = offsetAt(facts.timezone, now)
  const viewers = viewersZone === undefined ? null : offsetAt(viewersZone, now)
  if (viewersZone === undefined || viewers === null || own === null) return null
  return {
    timezone: viewersZone,
    timezone_offset: viewers,
    working_half_hours: workingDayOverlap(facts.availability, own - viewers).reduce((sum, days) => sum + days, 0),
  }
}
