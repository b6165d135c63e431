import { applicationStepNames, isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates, type ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import { sql, type RawBuilder } from 'kysely'
import { hasStep } from '../../rules/application-status.ts'

/** In this state, with nothing left that the applicant could do. */
function isDoneIn(state: ApplicationState): RawBuilder<boolean> {
  const open = applicationStepNames.filter((step) => hasStep(step) && isStepOpen(step, state))
  return sql`applications.state = ${state} and not exists (
    select from unnest(${open}::text[]) step
    where step not in (select done.step from application_steps done where application_uuid = applications.uuid))`
}

/** Of rows of `applications`: they were handed in, and wait for us. */
export const waitsForUs: RawBuilder<boolean> = sql`(submitted_date is not null and (${sql.join(
  applicationStates.sets.open.map((state) => sql`(${isDoneIn(state)})`),
  sql` or `,
)}))`
