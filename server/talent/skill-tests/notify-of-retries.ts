import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { freeAttempts, skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readSkillTestSettings } from './pass-marks.ts'
import { retryMail } from './retry-mail.ts'

interface NotifyDeps {
  readonly database: Database
  readonly clock: Clock
  readonly sender: Sender
}

const day = 86_400_000
const atOnce = 200

async function notify(
  { database, clock, sender }: NotifyDeps,
  application_uuid: string,
  attempt_uuid: string,
): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const application = await lockRow(transaction, 'applications', application_uuid)
    const attempt = await lockRow(transaction, 'skill_test_attempts', attempt_uuid)
    if (!application || attempt?.retry_told_date !== null) return
    await transaction
      .updateTable('skill_test_attempts')
      .set({ retry_told_date: clock.now() })
      .where('uuid', '=', attempt_uuid)
      .execute()
    const later = await transaction
      .selectFrom('skill_test_attempts')
      .select('uuid')
      .where('application_uuid', '=', application_uuid)
      .where('test', '=', attempt.test)
      .where('attempt', '>', attempt.attempt)
      .executeTakeFirst()
    // They have taken it again, or can’t any more.
    if (later || !applicationStates.is('tested', application.state)) return
    const person = await transaction
      .selectFrom('assistants')
      .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
      .select(['users.email', 'users.full_name'])
      .where('assistants.uuid', '=', application.virtualassistant_uuid)
      .where('users.deleted_date', 'is', null)
      .executeTakeFirst()
    if (!person) return
    const { title } = skillTests[attempt.test]
    await queueMail(transaction, retryMail(sender, person, title))
  })
}

/** Tells each applicant once that a test they didn’t pass can be taken again. */
export async function notifyOfRetries(deps: NotifyDeps): Promise<void> {
  const { database, clock } = deps
  const { retryDays } = await readSkillTestSettings(database.kysely)
  const due = await database.kysely
    .selectFrom('skill_test_attempts')
    .select(['uuid', 'application_uuid'])
    .where('passed', '=', false)
    .where('retry_told_date', 'is', null)
    .where('attempt', '<', freeAttempts)
    .where('finished_date', '<=', new Date(clock.now().getTime() - retryDays * day))
    .orderBy('finished_date')
    .limit(atOnce)
    .execute()
  for (const { uuid, application_uuid } of due) await notify(deps, application_uuid, uuid)
}
