import type { ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedApplication } from './lock-application.ts'

/** Step: a step of an application that is held has to be done again. */
export async function reopenStep(
  transaction: Transaction<Tables>,
  { uuid }: Pick<LockedApplication, 'uuid'>,
  step: ApplicationStep,
): Promise<void> {
  await transaction
    .deleteFrom('application_steps')
    .where('application_uuid', '=', uuid)
    .where('step', '=', step)
    .execute()
}
