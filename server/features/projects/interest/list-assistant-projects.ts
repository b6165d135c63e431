import { listAssistantProjects } from '@talentplace/contract/projects/interest/interest.routes'
import { invitationStates } from '@talentplace/contract/projects/interest.states'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { listPage, pageOf } from '../../../platform/database/list-page.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { assistantProjectRows } from './read-assistant-projects.ts'
import { shownAssistantProjects } from './shown-assistant-project.ts'

const columns = {
  group: sql`array_position(${invitationStates.values}::text[], project_group)`,
  asked_date: sql`asked_date`,
  project_name: sql`project_name`,
  company: sql`company`,
  start_date: sql`start_date`,
  end_date: sql`end_date`,
  days_remaining: sql`days_remaining`,
}

/** 0.12: what is upcoming and what they are asked, with what they declined and could still take. */
const groups = {
  candidate: invitationStates.sets.candidate,
  upcoming: ['upcoming'],
  current: ['current'],
  past: ['past'],
} as const

/**
 * The profile behind a person's or a profile's uuid: one's own, or anybody's for staff. Null: an assistant without a
 * profile yet.
 * @throws HttpError 404
 */
async function visibleAssistant(database: Database, session: Session, uuid: string): Promise<string | null> {
  const assistant = await database.kysely
    .selectFrom('assistants')
    .select(['uuid', 'user_uuid'])
    .where((where) => where.or([where('uuid', '=', uuid), where('user_uuid', '=', uuid)]))
    .executeTakeFirst()
  if (!assistant && uuid === session.user_uuid) return null
  const own = assistant?.user_uuid === session.user_uuid
  if (!assistant || !(own || hasPermission(session.permissions, 'admin_virtualassistant.view'))) throw notFound()
  return assistant.uuid
}

/** Invitations first, then what is upcoming; the latest asked first. */
export function listAssistantProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listAssistantProjects, async (context, { params, query: { group, pagination } }) => {
    const assistant = await visibleAssistant(database, signedIn(context), params.uuid)
    if (assistant === null) return { projects: [], count: 0 }
    const now = clock.now()
    const shownGroups = group === undefined ? Object.values(groups).flat() : groups[group]
    const found = (await assistantProjectRows(database.kysely, now))
      .where('assistant_uuid', '=', assistant)
      .where(sql<boolean>`project_group = any (${[...shownGroups]}::text[])`)
    const unique = sql`asked_date desc, uuid`
    const page = pageOf(pagination, columns, { by: 'group', descending: false }, unique)
    const { rows, count } = await listPage(found, page)
    return { projects: await shownAssistantProjects(database.kysely, rows, now), count }
  })
}
