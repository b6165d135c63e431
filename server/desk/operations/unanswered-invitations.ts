import type { getAdminHome } from '@talentplace/contract/desk/operations/home.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { daysOfClients, isFromToday } from '../../subscriptions/groups/days-of-clients.ts'

type Invitations = NonNullable<ReplyOf<typeof getAdminHome>['invitations']>
type Invitation = Omit<Invitations['oldest'][number], 'asked_date'> & { readonly asked_date: string }

const maxVisible = 3

/**
 * Who was asked for work that isn't over by the client's clock, and hasn't answered while the place is theirs or nobody's; the first asked first.
 * Places filled by someone else leave thousands of questions without an answer, so either kind of place is looked for at once, and only
 * what is left is joined.
 */
export async function unansweredInvitations({ kysely }: Database, now: Date): Promise<Invitations> {
  const days = await daysOfClients(kysely, now)
  const { rows } = await sql<{ count: number; oldest: Invitation[] }>`
    with seated as (
      select asked.uuid, project_uuid, virtualassistant_uuid, role_id, asked_date
      from va_relationships asked join rate_plans using (project_uuid, role_id, virtualassistant_uuid)
      where interest = 'asked'
      union
      select asked.uuid, project_uuid, asked.virtualassistant_uuid, role_id, asked_date
      from va_relationships asked join rate_plans using (project_uuid, role_id)
      where interest = 'asked' and rate_plans.virtualassistant_uuid is null),
    waiting as materialized (
      select seated.*, project_name, client_uuid from seated join projects on projects.uuid = project_uuid
      where removed_date is null and (end_date is null or ${isFromToday(sql`end_date`, days)})),
    oldest as (
      select waiting.uuid, project_uuid, project_name, company, roles.value as role, display_name, avatar_id, asked_date
      from waiting
      join clients on clients.uuid = client_uuid
      join assistants on assistants.uuid = virtualassistant_uuid
      join roles on roles.id = role_id
      order by asked_date, waiting.uuid limit ${maxVisible})
    select (select count(*)::int from waiting) as count,
      (select coalesce(json_agg(oldest order by asked_date, uuid), '[]') from oldest) as oldest`.execute(kysely)
  const { count = 0, oldest = [] } = rows[0] ?? {}
  return {
    count,
    oldest: oldest.map((each) => ({ ...each, asked_date: new Date(each.asked_date).toISOString() })),
  }
}
