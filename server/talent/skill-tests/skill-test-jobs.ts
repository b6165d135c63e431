import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { closeOverdue } from './close-attempt.ts'
import { notifyOfRetries } from './notify-of-retries.ts'

/** Each minute the tests whose time is over are ended; each hour people are told that one can be taken again. */
export function scheduleSkillTests(jobs: Jobs, deps: { database: Database; clock: Clock; sender: Sender }): void {
  jobs.every('applications.close_skill_tests', '* * * * *', () => closeOverdue(deps))
  jobs.every('applications.tell_of_retries', '19 * * * *', () => notifyOfRetries(deps))
}
