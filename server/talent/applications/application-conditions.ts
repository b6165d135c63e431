import { applicationSteps, type ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { sql, type RawBuilder } from 'kysely'

/** What someone has done by the end of their onboarding. */
const lastSteps = ['profile', 'scheduleonboarding', 'contract', 'courses'] as const satisfies ApplicationStep[]

/** Who has been accepted can still sign and take courses, and waits for nobody. */
const waits = applicationSteps.contract.openIn.filter((state) => applicationStates.is('open', state))

/** Of `applications`: all is done that an applicant does, and it is for staff to accept them. */
export const isReady: RawBuilder<boolean> = sql<boolean>`applications.state = any (${sql.lit(`{${waits.join(',')}}`)}::text[])
  and (select count(*) from application_steps
    where application_uuid = applications.uuid and step = any (${sql.lit(`{${lastSteps.join(',')}}`)}::text[])) = ${sql.lit(lastSteps.length)}`

/** Of `meetings`: an applicant’s that began, and nobody has said how it went. */
export const isToSettle = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`meetings.application_uuid is not null and meetings.status = 'booked' and meetings.start_at <= ${now}`
