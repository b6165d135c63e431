import { listedCandidate } from '@talentplace/contract/matching/search.routes'
import type { z } from 'zod'
import { assistantRating } from '../../../rules/ratings.ts'
import type { ReferenceNames } from '../reference-names.ts'
import type { SearchableAssistants } from '../searchable-assistants.ts'

/** What of a listed candidate is the same in every search. */
const own = listedCandidate.omit({ skills: true, tools: true })

/** B4.6: a person's JSON, checked against the contract, up to the skills of the search at hand. */
export function candidateJson(people: SearchableAssistants, names: ReferenceNames, docId: number): string {
  const { facts } = people
  const record = people.record(docId)
  let roles = ''
  let role_ids = ''
  for (const id of record.role_ids) {
    const role = names.roles.get(id)
    if (!role) continue
    roles += roles === '' ? role.value : `,${role.value}`
    role_ids += role_ids === '' ? id : `,${id}`
  }
  const person = own.parse({
    id: people.id[docId] ?? 0,
    uuid: record.uuid,
    display_name: record.display_name,
    preferred_pronouns: record.preferred_pronouns,
    avatar_id: record.avatar_id,
    roles,
    role_ids,
    city: record.city,
    region: record.region,
    available_hours_per_month: people.availableHours[docId] ?? 0,
    monthly_hours_committed: people.committedHours[docId] ?? 0,
    va_rating: assistantRating(facts.ratingSum(docId), facts.feedbackCount(docId)),
    feedback_count: facts.feedbackCount(docId),
    skill_count: record.skill_ids.filter((id) => names.skills.has(id)).length,
    tool_count: record.tool_ids.filter((id) => names.tools.has(id)).length,
  } satisfies z.input<typeof own>)
  return `${JSON.stringify(person).slice(0, -1)},"skills":`
}
