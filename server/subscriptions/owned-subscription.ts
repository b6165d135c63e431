import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockRow } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import { notFound } from '../platform/http/http-error.ts'
import type { Session } from '../platform/sessions/session.ts'

/** A project that has begun or will: what a paid checkout has made of a draft. */
export type Subscription = Selectable<Tables['projects']> & {
  readonly start_date: string
  readonly currency: 'cad' | 'usd'
  readonly invoice_day: number
  readonly invoiced_until: string
}

/** True for staff who may look at every client's subscriptions. */
export function seesEverySubscription(session: Session): boolean {
  const views: readonly Permission[] = ['admin_project.view', 'admin_client.view']
  return views.some((view) => hasPermission(session.permissions, view))
}

/** The subscription when it is the caller's client's, or the caller is staff who sees all; else 404. */
export async function ownedSubscription(
  database: Kysely<Tables>,
  session: Session,
  uuid: string,
  { staff = true } = {},
): Promise<Subscription> {
  const project = await database
    .selectFrom('projects')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .executeTakeFirst()
  const sees = project && (project.client_uuid === session.client_uuid || (staff && seesEverySubscription(session)))
  if (!sees) throw notFound('There is no such subscription.')
  // The database holds that what has a start has the rest.
  return project as Subscription
}

/** The caller's own client's subscription, held until the transaction ends; else 404. */
export async function lockSubscription(
  transaction: Transaction<Tables>,
  session: Session,
  uuid: string,
): Promise<Subscription> {
  await lockRow(transaction, 'projects', uuid)
  return ownedSubscription(transaction, session, uuid, { staff: false })
}
