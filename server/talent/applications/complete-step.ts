import type { ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedApplication } from './lock-application.ts'

/** Step: a step of an application that is held is done; done before, it keeps its date. */
export async function completeStep(
  transaction: Transaction<Tables>,
  { uuid }: Pick<LockedApplication, 'uuid'>,
  { step, at }: { step: ApplicationStep; at: Date },
): Promise<void> {
  await transaction
    .insertInto('application_steps')
    .values({ application_uuid: uuid, step, done_date: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
