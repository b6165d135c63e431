import { availability } from '@talentplace/contract/matching/criteria'
import { candidate, named, type Candidate } from '@talentplace/contract/matching/search.routes'
import { z } from 'zod'
import { assistantRating } from '../../../rules/ratings.ts'
import { availabilitiesOf } from '../../../rules/working-overlap.ts'
import type { Named } from '../candidate-of.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** What of a candidate is the person's own; the rest comes from the reference data. */
const own = candidate.omit({ skills: true, tools: true, industries: true, va_availabilities: true })
const week = z.array(availability)
const mostWeeks = 20_000

/** JSON of each item, checked against the contract when it is first needed. */
const itemJson = new WeakMap<Named, string>()
/** JSON of each week's parts, likewise. */
const weekJson = new Map<number, string>()

function jsonOfItem(item: Named): string {
  const known = itemJson.get(item)
  if (known !== undefined) return known
  const json = JSON.stringify(named.parse(item))
  itemJson.set(item, json)
  return json
}

function jsonOfItems(ids: readonly number[], names: ReadonlyMap<number, Named>): string {
  let json = ''
  for (const id of ids) {
    const item = names.get(id)
    if (item) json += json === '' ? jsonOfItem(item) : `,${jsonOfItem(item)}`
  }
  return `[${json}]`
}

function jsonOfWeek(mask: number): string {
  const known = weekJson.get(mask)
  if (known !== undefined) return known
  if (weekJson.size === mostWeeks) weekJson.clear()
  const json = JSON.stringify(week.parse(availabilitiesOf(mask)))
  weekJson.set(mask, json)
  return json
}

/** B5.6: a person's JSON, checked against the contract, without its closing brace. */
export function candidateJson(people: SearchableAssistants, names: ReferenceNames, slot: number): string {
  const { facts } = people
  const record = people.record(slot)
  let roles = ''
  let role_ids = ''
  for (const id of record.role_ids) {
    const role = names.roles.get(id)
    if (!role) continue
    roles += roles === '' ? role.value : `,${role.value}`
    role_ids += role_ids === '' ? id : `,${id}`
  }
  const person = own.parse({
    id: people.id[slot] ?? 0,
    uuid: record.uuid,
    display_name: record.display_name,
    preferred_pronouns: record.preferred_pronouns,
    blurb: record.blurb,
    avatar_id: record.avatar_id,
    roles,
    role_ids,
    city: record.city,
    region: record.region,
    country: record.country,
    timezone: people.reference.zones[facts.zone(slot)] ?? 'Unknown',
    available_hours_per_month: people.availableHours[slot] ?? 0,
    monthly_hours_committed: people.committedHours[slot] ?? 0,
    va_rating: assistantRating(facts.ratingSum(slot), facts.feedbackCount(slot)),
    feedback_count: facts.feedbackCount(slot),
  } satisfies z.input<typeof own>)
  const skills = jsonOfItems(record.skill_ids, names.skills)
  const tools = jsonOfItems(record.tool_ids, names.tools)
  const industries = jsonOfItems(record.industry_ids, names.industries)
  const availabilities = jsonOfWeek(facts.availability(slot))
  return `${JSON.stringify(person).slice(0, -1)},"va_availabilities":${availabilities},"skills":${skills},"tools":${tools},"industries":${industries}`
}

/** The same as the contract has it. */
export function candidateAt(people: SearchableAssistants, names: ReferenceNames, slot: number): Candidate {
  return candidate.parse(JSON.parse(`${candidateJson(people, names, slot)}}`))
}
