import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { applicationStepNames, type ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { statusOf } from '../../rules/application-status.ts'
import type { LockedApplication } from './lock-application.ts'

/** What an applicant is shown of their application. `has`: the steps that it has; a fee of nothing is no step. */
export async function describeApplication(
  database: Kysely<Tables>,
  application: LockedApplication,
  has: (step: ApplicationStep) => boolean,
): Promise<OwnApplication> {
  const { uuid, state, state_date, created_date, version, told_reason, reapply_date } = application
  const rows = await database
    .selectFrom('application_steps')
    .select('step')
    .where('application_uuid', '=', uuid)
    .execute()
  const done = new Set<string>(rows.map(({ step }) => step))
  const steps = applicationStepNames.filter(has).map((name) => ({ name, standing: statusOf(name, state, done) }))
  return {
    uuid,
    state,
    state_date: state_date.toISOString(),
    created_date: created_date.toISOString(),
    version,
    steps,
    next_step: steps.find(({ standing }) => standing === 'open')?.name ?? null,
    told_reason,
    reapply_date,
  }
}
