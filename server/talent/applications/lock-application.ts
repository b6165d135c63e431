import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import {
  applicationSteps,
  isStepOpen,
  type ApplicationStep,
} from '@talentplace/contract/talent/applications/application-steps'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'

export type LockedApplication = Selectable<Tables['applications']>

/** The latest application of the assistant whose account this is, as it is now; undefined: they never applied here. */
export function findOwnApplication(
  database: Kysely<Tables>,
  user_uuid: string,
): Promise<LockedApplication | undefined> {
  return database
    .selectFrom('applications')
    .innerJoin('assistants', 'assistants.uuid', 'applications.virtualassistant_uuid')
    .selectAll('applications')
    .where('assistants.user_uuid', '=', user_uuid)
    .orderBy('applications.created_date', 'desc')
    .orderBy('applications.uuid', 'desc')
    .executeTakeFirst()
}

/** The same one. @throws HttpError 404 */
export async function readOwnApplication(database: Kysely<Tables>, user_uuid: string): Promise<LockedApplication> {
  const latest = await findOwnApplication(database, user_uuid)
  if (!latest) throw notFound('You have no application.')
  return latest
}

/** The same one, held until the transaction ends. @throws HttpError 404 */
export async function lockOwnApplication(
  transaction: Transaction<Tables>,
  user_uuid: string,
): Promise<LockedApplication> {
  const { uuid } = await readOwnApplication(transaction, user_uuid)
  const locked = await lockRow(transaction, 'applications', uuid)
  if (!locked) throw notFound('You have no application.')
  return locked
}

/** An application by its uuid, held until the transaction ends. @throws HttpError 404, 409 `stale_version` */
export async function lockApplication(
  transaction: Transaction<Tables>,
  { uuid, version }: { uuid: string; version: number },
): Promise<LockedApplication> {
  const locked = await lockRow(transaction, 'applications', uuid)
  if (!locked) throw notFound('There is no such application.')
  if (locked.version !== version) {
    throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
  }
  return locked
}

/** @throws HttpError 409 `step_closed` where the application has ended, or isn't there yet */
export function checkStepOpen({ state }: Pick<LockedApplication, 'state'>, step: ApplicationStep): void {
  if (isStepOpen(step, state)) return
  const { title } = applicationSteps[step]
  throw new HttpError(
    409,
    'step_closed',
    applicationStates.is('open', state)
      ? `“${title}” can’t be changed at this point of your application.`
      : 'Your application has ended.',
  )
}
