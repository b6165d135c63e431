import type { PlannedChange } from '@talentplace/contract/talent/people-batches/batch.routes'
import { assistantStates, type AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import { sql, type Kysely } from 'kysely'
import { moveIssue } from '../assistants/move-assistant.ts'
import { decideThere, hasOpenApplication } from '../assistants/open-application.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** One of the two. */
export interface RequestedChange {
  readonly state?: AssistantState | undefined
  readonly vsm_uuid?: string | null | undefined
}

interface PersonRow {
  readonly uuid: string
  readonly full_name: string
  readonly state: AssistantState
  readonly project_count: number
  readonly vsm_uuid: string | null
  readonly vsm_name: string | null
  readonly is_applying: boolean
}

async function nameOf(database: Kysely<Tables>, uuid: string | null): Promise<string | null> {
  if (uuid === null) return null
  const found = await database.selectFrom('users').select('full_name').where('uuid', '=', uuid).executeTakeFirst()
  return found?.full_name ?? null
}

async function peopleOf(database: Kysely<Tables>, uuids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select assistants.uuid, assistants.full_name, assistants.state, held.user_uuid as vsm_uuid, staff.full_name as vsm_name,
      ${hasOpenApplication} as is_applying,
      (select count(distinct project_uuid)::int from rate_plans
        where virtualassistant_uuid = assistants.uuid and hours_released_date is null) as project_count
    from assistants
    left join people_relationships held on held.virtualassistant_uuid = assistants.uuid and held.role = 'vsm'
    left join users staff on staff.uuid = held.user_uuid
    where assistants.uuid = any(${[...uuids]}::uuid[])
    order by lower(assistants.full_name), assistants.uuid`.execute(database)
  return rows
}

/** What a change would do to each, by name. */
export async function plannedChanges(
  database: Kysely<Tables>,
  uuids: readonly string[],
  { state, vsm_uuid = null }: RequestedChange,
): Promise<PlannedChange[]> {
  const [people, name] = await Promise.all([peopleOf(database, uuids), nameOf(database, vsm_uuid)])
  return people.map((person) => {
    const { uuid, full_name, project_count } = person
    if (state !== undefined) {
      const issue = moveIssue(person, state) ?? (person.is_applying ? decideThere : null)
      return {
        uuid,
        full_name,
        project_count,
        before: assistantStates.word(person.state),
        after: assistantStates.word(state),
        fault: issue,
      }
    }
    const issue = person.vsm_uuid === vsm_uuid ? 'It is so already.' : null
    return { uuid, full_name, project_count, before: person.vsm_name, after: name, fault: issue }
  })
}
