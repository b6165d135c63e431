import { listAssistantProjects } from '@talentplace/contract/hiring/interest/interest.routes'
import { invitationStates } from '@talentplace/contract/subscriptions/interest.states'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { assistantProjectRows } from './read-assistant-projects.ts'
import { toAssistantProjectViews } from './assistant-project-view.ts'
import { visibleAssistant } from '../../subscriptions/visible-assistant.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  group: sql`array_position(${invitationStates.values}::text[], project_group)`,
  asked_date: sql`asked_date`,
  project_name: inNameOrder(sql`project_name`),
  company: inNameOrder(sql`company`),
  start_date: sql`start_date`,
  end_date: sql`end_date`,
  hours_per_month: sql`hours_per_month`,
  hours_remaining: sql`hours_remaining`,
  days_remaining: sql`days_remaining`,
}

/** 0.12: what is upcoming and what they are asked, with what they declined and could still take. */
const groups = {
  candidate: invitationStates.sets.candidate,
  upcoming: ['upcoming'],
  current: ['current'],
  past: ['past'],
} as const

/** Invitations first, then what is upcoming; the latest asked first. */
export function listAssistantProjectsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listAssistantProjects, async (context, { params, query: { group, pagination } }) => {
    const assistant = await visibleAssistant(database, signedIn(context), params.uuid)
    if (assistant === null) return { projects: [], count: 0 }
    const now = clock.now()
    const visibleGroups = group === undefined ? Object.values(groups).flat() : groups[group]
    const found = (await assistantProjectRows(database.kysely, now))
      .where('assistant_uuid', '=', assistant)
      .where(sql<boolean>`project_group = any (${[...visibleGroups]}::text[])`)
    const unique = sql`asked_date desc, uuid`
    const page = pageOf(pagination, columns, { by: 'group', descending: false }, unique)
    const { rows, count } = await listPage(found, page)
    return { projects: await toAssistantProjectViews(database.kysely, rows, now), count }
  })
}
