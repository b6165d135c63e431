import type { Selectable, Transaction } from 'kysely'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField, notFound } from '../../platform/http/http-error.ts'
import type { Subscription } from '../owned-subscription.ts'

export type Place = Selectable<Tables['rate_plans']>

/** A subscription with all its places, and whoever joins; nobody else changes them until the transaction ends. */
export interface LockedTeam {
  readonly subscription: Subscription
  readonly places: readonly Place[]
}

/** @throws HttpError 404 for a draft, too, and for an assistant that there isn't */
export async function lockTeam(
  transaction: Transaction<Tables>,
  project_uuid: string,
  joins: string | null = null,
): Promise<LockedTeam> {
  const project = await lockRow(transaction, 'projects', project_uuid)
  if (!project || project.start_date === null || project.removed_date !== null) {
    throw notFound('There is no such subscription.')
  }
  await lockRows(transaction, 'va_relationships', [project_uuid], 'project_uuid')
  const places = await lockRows(transaction, 'rate_plans', [project_uuid], 'project_uuid')
  const people = [...places.map((ratePlan) => ratePlan.virtualassistant_uuid), joins].filter(
    (person) => person !== null,
  )
  const locked = await lockRows(transaction, 'assistants', people)
  if (joins !== null && !locked.some(({ uuid }) => uuid === joins)) {
    throw invalidField('virtualassistant_uuid', 'There is no such assistant.')
  }
  // The database holds that what has a start has the rest.
  return { subscription: project as Subscription, places }
}

/** Of the held places the one that is asked for. @throws HttpError 404, 409 `stale_version` */
export function placeOf({ places }: LockedTeam, { uuid, version }: { uuid: string; version: number }): Place {
  const ratePlan = places.find((each) => each.uuid === uuid)
  if (!ratePlan) throw notFound('There is no such role here.')
  if (ratePlan.version !== version) {
    throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
  }
  return ratePlan
}
