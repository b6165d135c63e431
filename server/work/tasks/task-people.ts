import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inOneTrip } from '../../platform/database/pipeline.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { isLive, livePlaces } from './task-reach.ts'

export interface TaskPerson {
  readonly user_uuid: string
  readonly name: string
  readonly kind: 'client' | 'assistant' | 'staff'
}

interface Requested {
  readonly projects: readonly string[]
  readonly now: Date
  /** Our own people too: staff give each other work, and see them among a subscription's people. */
  readonly withStaff: boolean
}

interface Contact {
  readonly project_uuid: string
  readonly user_uuid: string
  readonly name: string
}

function contacts(projects: readonly string[]): RawBuilder<Contact> {
  return sql<Contact>`
    select projects.uuid as project_uuid, users.uuid as user_uuid, users.full_name as name
    from projects join users on users.client_uuid = projects.client_uuid
    where projects.uuid = any (${projects}::uuid[]) and users.deleted_date is null and 'client' = any (users.permissions)
      and users.colleague_role <> 'money'
    order by users.is_primary_contact desc, users.full_name, users.uuid`
}

interface AssistantOf extends Contact {
  readonly rp_end_date: string | null
  readonly timezone: string
}

function assistants(projects: readonly string[]): RawBuilder<AssistantOf> {
  return sql<AssistantOf>`
    select project_uuid, user_uuid, display_name as name, rp_end_date, timezone from ${livePlaces} places
    where project_uuid = any (${projects}::uuid[]) order by folded_text(display_name), user_uuid`
}

async function ownPeople(database: Kysely<Tables>) {
  const { rows } = await sql<{ user_uuid: string; name: string }>`
    select uuid as user_uuid, full_name as name from users
    where deleted_date is null and permissions && array['admin_tasks.edit', 'super_admin'] order by folded_text(full_name), uuid`.execute(
    database,
  )
  return rows
}

/** The people of subscriptions, each once a subscription: those who can have a task of it, and who are told of it. */
export async function peopleOf(
  database: Kysely<Tables>,
  { projects, now, withStaff }: Requested,
): Promise<ReadonlyMap<string, TaskPerson[]>> {
  const found = new Map<string, Map<string, TaskPerson>>(projects.map((uuid) => [uuid, new Map()]))
  const add = (project: string, person: TaskPerson) => {
    const people = found.get(project)
    if (people && !people.has(person.user_uuid)) people.set(person.user_uuid, person)
  }
  const [working, theirs] = await inOneTrip(database, assistants(projects), contacts(projects))
  for (const { project_uuid, user_uuid, name } of working.filter((ratePlan) => isLive(ratePlan, now))) {
    add(project_uuid, { user_uuid, name, kind: 'assistant' })
  }
  for (const { project_uuid, user_uuid, name } of theirs) {
    add(project_uuid, { user_uuid, name, kind: 'client' })
  }
  for (const { user_uuid, name } of withStaff ? await ownPeople(database) : []) {
    for (const project of projects) add(project, { user_uuid, name, kind: 'staff' })
  }
  return new Map([...found].map(([project, people]) => [project, [...people.values()]]))
}
