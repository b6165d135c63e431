import type { Candidate } from '@talentplace/contract/matching/search.routes'
import { candidateOf, type Named } from '../candidate-of.ts'
import type { SearchReference } from './reference.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

export interface ReferenceNames {
  readonly roles: ReadonlyMap<number, Named>
  readonly skills: ReadonlyMap<number, Named>
  readonly tools: ReadonlyMap<number, Named>
  readonly industries: ReadonlyMap<number, Named>
}

function byId(items: readonly Named[]): ReadonlyMap<number, Named> {
  return new Map(items.map((item) => [item.id, item]))
}

export function referenceNames(reference: SearchReference): ReferenceNames {
  return {
    roles: byId(reference.roles),
    skills: byId(reference.skills),
    tools: byId(reference.tools),
    industries: byId(reference.industries),
  }
}

function namesOf(ids: readonly number[], names: ReadonlyMap<number, Named>): Named[] {
  return ids.flatMap((id) => names.get(id) ?? [])
}

/** What lists show of the person in a slot. */
export function candidateIn(people: SearchableAssistants, names: ReferenceNames, slot: number): Candidate {
  const record = people.record(slot)
  return candidateOf({
    ...record,
    id: people.id[slot] ?? 0,
    roles: namesOf(record.role_ids, names.roles),
    skills: namesOf(record.skill_ids, names.skills),
    tools: namesOf(record.tool_ids, names.tools),
    industries: namesOf(record.industry_ids, names.industries),
    availability: people.facts.availability(slot),
    timezone: people.reference.zones[people.facts.zone(slot)] ?? 'Unknown',
    available_hours_per_month: people.availableHours[slot] ?? 0,
    monthly_hours_committed: people.committedHours[slot] ?? 0,
    rating_sum: people.facts.ratingSum(slot),
    feedback_count: people.facts.feedbackCount(slot),
  })
}
