import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { Subscription } from '../owned-subscription.ts'
import { acceptedRatePlans } from './accepted-rate-plans.ts'

/** True when the person has, or had, a place of the subscription that they accepted. */
async function hasPlace(database: Kysely<Tables>, user_uuid: string, project_uuid: string): Promise<boolean> {
  const ratePlan = await acceptedRatePlans(database, project_uuid)
    .where('assistants.user_uuid', '=', user_uuid)
    // A place that was given up before it began has no day.
    .where(sql<boolean>`(rp_end_date is null or rp_end_date >= rate_start_date)`)
    .limit(1)
    .executeTakeFirst()
  return ratePlan !== undefined
}

/**
 * The subscription when it is the caller's client's, the caller works on it (or did), or is staff with one of the
 * permissions; else 404.
 */
export async function seenSubscription(
  database: Kysely<Tables>,
  session: Session,
  uuid: string,
  staff: readonly Permission[],
): Promise<Subscription> {
  const project = await database
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .executeTakeFirst()
  const sees =
    project &&
    (project.client_uuid === session.client_uuid ||
      staff.some((view) => hasPermission(session.permissions, view)) ||
      (await hasPlace(database, session.user_uuid, uuid)))
  if (!sees) throw notFound('There is no such subscription.')
  // The database holds that what has a start has the rest.
  return project as Subscription
}
