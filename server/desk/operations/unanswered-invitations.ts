import type { getAdminHome } from '@talentplace/contract/desk/operations/home.routes'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { daysOfClients, isFromToday } from '../../subscriptions/groups/days-of-clients.ts'

type Invitations = NonNullable<ReplyOf<typeof getAdminHome>['invitations']>

const maxVisible = 3

/** Who was asked for work that isn't over by the client's clock, and hasn't answered while the place is theirs or nobody's; the first asked first. */
export async function unansweredInvitations({ kysely }: Database, now: Date): Promise<Invitations> {
  const days = await daysOfClients(kysely, now)
  const invitations = kysely
    .selectFrom('va_relationships')
    .innerJoin('projects', 'projects.uuid', 'project_uuid')
    .where('interest', '=', 'asked')
    .where('removed_date', 'is', null)
    .where(({ eb, or }) => or([eb('end_date', 'is', null), isFromToday(sql`end_date`, days)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rate_plans')
          .select('rate_plans.uuid')
          .whereRef('rate_plans.project_uuid', '=', 'va_relationships.project_uuid')
          .whereRef('rate_plans.role_id', '=', 'va_relationships.role_id')
          .where(({ eb, or, ref }) =>
            or([
              eb('rate_plans.virtualassistant_uuid', 'is', null),
              eb('rate_plans.virtualassistant_uuid', '=', ref('va_relationships.virtualassistant_uuid')),
            ]),
          ),
      ),
    )
  const [{ count }, oldest] = await Promise.all([
    invitations.select((expression) => expression.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    invitations
      .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
      .innerJoin('assistants', 'assistants.uuid', 'va_relationships.virtualassistant_uuid')
      .innerJoin('roles', 'roles.id', 'va_relationships.role_id')
      .select(['va_relationships.uuid', 'project_uuid', 'project_name', 'company', 'roles.value as role'])
      .select(['display_name', 'avatar_id', 'asked_date'])
      .orderBy('asked_date')
      .orderBy('va_relationships.uuid')
      .limit(maxVisible)
      .execute(),
  ])
  return {
    count: Number(count),
    oldest: oldest.map((each) => ({ ...each, asked_date: each.asked_date.toISOString() })),
  }
}
