import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import type { Kysely } from 'kysely'
import { offsetAt } from '../../platform/clock/zones.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { workingDayOverlap } from '../../rules/working-overlap.ts'
import { companyView, firstName } from '../../subscriptions/client-for-assistants.ts'
import { possibleAnswers } from './possible-answers.ts'
import type { AssistantProjectRow } from './read-assistant-projects.ts'

type Criteria = ReturnType<typeof matchingCriteria.parse>
type Names = ReadonlyMap<number, string>

/** Both clocks at noon of the first day, or now once that has come: the clocks may change until then. */
function workingHoursOf(row: AssistantProjectRow, criteria: Criteria, now: Date): AssistantProject['working_hours'] {
  const timezone = criteria.timezone ?? row.contact_timezone
  if (timezone === null) return null
  const first = row.start_date === null ? now : new Date(`${row.start_date}T12:00:00Z`)
  const at = first > now ? first : now
  const offset = offsetAt(timezone, at)
  const own = offsetAt(row.timezone, at)
  if (offset === null || own === null) return null
  return {
    timezone,
    timezone_offset: offset,
    own_timezone: row.timezone,
    own_timezone_offset: own,
    overlap: workingDayOverlap(row.availability, own - offset),
  }
}

/** The entry of the talent pool that the assistant was chosen by says what was sought for this role. */
function cartEntryOf(row: AssistantProjectRow, { cart }: Criteria) {
  return cart.find(({ role_id, assistant_id }) => role_id === row.role_id && assistant_id === row.assistant_id)
}

function eachOnce(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))]
}

function wantedOf(
  row: AssistantProjectRow,
  criteria: Criteria,
  names: { skills: Names; tools: Names; languages: Names },
) {
  const entry = cartEntryOf(row, criteria) ?? criteria
  return {
    skills: eachOnce([...criteria.keywords.skills, ...entry.sids.map((id) => names.skills.get(id))]),
    tools: eachOnce([...criteria.keywords.tools, ...entry.tids.map((id) => names.tools.get(id))]),
    languages: eachOnce(criteria.lids.map((id) => names.languages.get(id))),
    words: criteria.keywords.default,
    availabilities: criteria.availabilities,
  }
}

async function namesOf(
  database: Kysely<Tables>,
  table: 'skills' | 'tools' | 'languages',
  ids: readonly number[],
): Promise<Names> {
  const rows = await database
    .selectFrom(table)
    .select(['id', 'value'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, value }) => [id, value]))
}

function toView(row: AssistantProjectRow, criteria: Criteria, now: Date): Omit<AssistantProject, 'wanted'> {
  return {
    uuid: row.uuid,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    client_uuid: row.client_uuid,
    company: companyView(row),
    contact_name: row.contact_name === null ? null : firstName(row.contact_name),
    role_id: row.role_id,
    role: row.role,
    rate_plan_uuid: row.rate_plan_uuid,
    group: row.project_group,
    interest: row.interest,
    asked_for: row.asked_for,
    asked_date: row.asked_date.toISOString(),
    answered_date: row.answered_date?.toISOString() ?? null,
    decline_reason: row.decline_reason,
    decline_note: row.decline_note,
    possible_answers: possibleAnswers(row),
    hours_per_month: row.hours_per_month,
    hours_remaining: row.hours_remaining,
    days_remaining: row.days_remaining,
    pause: row.pause,
    invoice_day: row.invoice_day,
    start_date: row.start_date,
    end_date: row.end_date,
    working_hours: workingHoursOf(row, criteria, now),
  }
}

/** Rows as their assistant sees them: no surname of a client, no money. */
export async function toAssistantProjectViews(
  database: Kysely<Tables>,
  rows: readonly AssistantProjectRow[],
  now: Date,
): Promise<AssistantProject[]> {
  const read = rows.map((row) => ({ row, criteria: matchingCriteria.parse(row.matching_criteria) }))
  const entries = read.map(({ row, criteria }) => cartEntryOf(row, criteria) ?? criteria)
  const skills = await namesOf(
    database,
    'skills',
    entries.flatMap(({ sids }) => sids),
  )
  const tools = await namesOf(
    database,
    'tools',
    entries.flatMap(({ tids }) => tids),
  )
  const languages = await namesOf(
    database,
    'languages',
    read.flatMap(({ criteria }) => criteria.lids),
  )
  return read.map(({ row, criteria }) => ({
    ...toView(row, criteria, now),
    wanted: wantedOf(row, criteria, { skills, tools, languages }),
  }))
}
