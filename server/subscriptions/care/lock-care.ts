import type { CareQueue } from '@talentplace/contract/subscriptions/care/care.routes'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField, notFound } from '../../platform/http/http-error.ts'
import { canOwn } from './can-own.ts'
import type { Subscription } from '../owned-subscription.ts'

const stale = () =>
  new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')

/** A subscription that nobody else changes meanwhile. @throws HttpError 404 */
async function lockedProject(transaction: Transaction<Tables>, uuid: string): Promise<Subscription> {
  const project = await lockRow(transaction, 'projects', uuid)
  if (!project || project.start_date === null || project.removed_date !== null) {
    throw notFound('There is no such subscription.')
  }
  // The database holds that what has a start has the rest.
  return project as Subscription
}

export interface LockedHealth {
  readonly project: Subscription
  readonly health: Selectable<Tables['project_health']>
}

/** How a subscription does, held; made where nobody has looked yet. @throws HttpError 404, 409 */
export async function lockHealth(
  transaction: Transaction<Tables>,
  { uuid, version, at }: { uuid: string; version: number; at: Date },
): Promise<LockedHealth> {
  const project = await lockedProject(transaction, uuid)
  await transaction
    .insertInto('project_health')
    .values({ project_uuid: uuid, checked_date: at, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const health = await lockRow(transaction, 'project_health', uuid)
  if (!health) throw notFound()
  if (health.version !== version) throw stale()
  return { project, health }
}

/** What is noted in one list, held by its subscription; undefined: nothing yet. @throws HttpError 404, 409 */
export async function lockFollowUp(
  transaction: Transaction<Tables>,
  { uuid, queue, version }: { uuid: string; queue: CareQueue; version: number },
) {
  await lockedProject(transaction, uuid)
  const known = await transaction
    .selectFrom('project_follow_ups')
    .selectAll()
    .where('project_uuid', '=', uuid)
    .where('queue', '=', queue)
    .executeTakeFirst()
  if ((known?.version ?? 0) !== version) throw stale()
  return known
}

/** @throws HttpError 400 at `owner_uuid` for whoever can't look after subscriptions */
export async function requireOwner(transaction: Transaction<Tables>, owner_uuid: string | null): Promise<void> {
  if (owner_uuid === null) return
  const owner = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', owner_uuid)
    .where(canOwn)
    .executeTakeFirst()
  if (!owner) throw invalidField('owner_uuid', 'Choose someone of the team who can edit subscriptions.')
}
