import type { Candidate } from '@talentplace/contract/matching/search.routes'
import { assistantRating } from '../rules/ratings.ts'
import { availabilitiesOf } from '../rules/working-overlap.ts'

export interface Named {
  readonly id: number
  readonly value: string
}

/** As it is stored; null: it has no French name, as tools. */
export interface StoredName extends Named {
  readonly value_fr: string | null
}

/** What is stored of a person that lists show, with the names of what their ids stand for. */
export interface CandidateFacts {
  readonly id: number
  readonly uuid: string
  readonly display_name: string
  readonly preferred_pronouns: string
  readonly blurb: string
  readonly avatar_id: number
  readonly roles: readonly Named[]
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
  readonly industries: readonly Named[]
  readonly availability: number
  readonly city: string
  readonly region: string
  readonly country: string
  readonly timezone: string
  readonly available_hours_per_month: number
  readonly monthly_hours_committed: number
  readonly rating_sum: number
  readonly feedback_count: number
}

const named = ({ id, value }: Named): Named => ({ id, value })

/** B5.6: a person as lists show them. */
export function candidateOf(facts: CandidateFacts): Candidate {
  return {
    id: facts.id,
    uuid: facts.uuid,
    display_name: facts.display_name,
    preferred_pronouns: facts.preferred_pronouns,
    blurb: facts.blurb,
    avatar_id: facts.avatar_id,
    roles: facts.roles.map((role) => role.value).join(','),
    role_ids: facts.roles.map((role) => role.id).join(','),
    skills: facts.skills.map(named),
    tools: facts.tools.map(named),
    industries: [...facts.industries],
    va_availabilities: availabilitiesOf(facts.availability),
    city: facts.city,
    region: facts.region,
    country: facts.country,
    timezone: facts.timezone,
    available_hours_per_month: facts.available_hours_per_month,
    monthly_hours_committed: facts.monthly_hours_committed,
    va_rating: assistantRating(facts.rating_sum, facts.feedback_count),
    feedback_count: facts.feedback_count,
  }
}
