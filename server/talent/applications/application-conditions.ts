import { applicationSteps, type ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import { sql, type RawBuilder } from 'kysely'

/** What someone has done by the end of their onboarding. */
const lastSteps = ['profile', 'scheduleonboarding', 'contract', 'courses'] as const satisfies ApplicationStep[]

/** Of `applications`: all is done that an applicant does, and it is for staff to accept them. */
export const isReady: RawBuilder<boolean> = sql<boolean>`applications.state = any (${sql.lit(`{${applicationSteps.contract.openIn.join(',')}}`)}::text[])
  and (select count(*) from application_steps
    where application_uuid = applications.uuid and step = any (${sql.lit(`{${lastSteps.join(',')}}`)}::text[])) = ${sql.lit(lastSteps.length)}`

/** Of `meetings`: an applicant’s that began, and nobody has said how it went. */
export const isToSettle = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`meetings.application_uuid is not null and meetings.status = 'booked' and meetings.start_at <= ${now}`
