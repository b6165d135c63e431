import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Kysely, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { LockedApplication } from '../applications/lock-application.ts'

/** Who takes courses. */
export interface Taker {
  readonly virtualassistant_uuid: string
  /** Their application that courses are a step of at the moment; null: there is none. */
  readonly application_uuid: string | null
  /** They work with us, or their application has come to it. */
  readonly is_open: boolean
}

/** The assistant whose account this is. @throws HttpError 404 */
export async function readTaker(database: Kysely<Tables>, user_uuid: string): Promise<Taker> {
  const row = await database
    .selectFrom('assistants')
    .leftJoin('applications', 'applications.virtualassistant_uuid', 'assistants.uuid')
    .select(['assistants.uuid', 'assistants.state', 'applications.uuid as application', 'applications.state as stage'])
    .where('user_uuid', '=', user_uuid)
    .orderBy('applications.created_date', 'desc')
    .executeTakeFirst()
  if (!row) throw notFound('You have no profile.')
  const application_uuid = row.stage !== null && isStepOpen('courses', row.stage) ? row.application : null
  return {
    virtualassistant_uuid: row.uuid,
    application_uuid,
    is_open: application_uuid !== null || assistantStates.is('working', row.state),
  }
}

/** The same, with their application held until the transaction ends. @throws HttpError 404, 409 `step_closed` */
export async function lockTaker(
  transaction: Transaction<Tables>,
  user_uuid: string,
): Promise<Taker & { readonly application: LockedApplication | null }> {
  const { virtualassistant_uuid } = await readTaker(transaction, user_uuid)
  await lockRow(transaction, 'assistants', virtualassistant_uuid)
  const taker = await readTaker(transaction, user_uuid)
  if (!taker.is_open) {
    throw new HttpError(409, 'step_closed', 'The courses can’t be taken at this point of your application.')
  }
  const { application_uuid } = taker
  const application = application_uuid === null ? null : await lockRow(transaction, 'applications', application_uuid)
  return { ...taker, application: application ?? null }
}
