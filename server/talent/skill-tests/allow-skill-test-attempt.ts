import { allowSkillTestAttempt } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { checkStepOpen } from '../applications/lock-application.ts'
import { closeOverdue } from './close-attempt.ts'
import { readKnownTests } from './known-attempts.ts'
import { describeForStaff } from './staff-skill-tests.ts'

export function allowSkillTestAttemptOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(allowSkillTestAttempt, async (context, { params: { uuid, test }, body: { reason } }) => {
    const { user_uuid } = signedIn(context)
    await closeOverdue(deps, uuid)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const application = await lockRow(transaction, 'applications', uuid)
      if (!application) throw notFound('There is no such application.')
      checkStepOpen(application, 'skilltest')
      const { status } = (await readKnownTests(transaction, application, at)).tests[test]
      if (status !== 'waiting' && status !== 'ended') {
        throw new HttpError(409, 'not_needed', 'They can take this test without it, or have passed it.')
      }
      await transaction
        .insertInto('skill_test_allowances')
        .values({ application_uuid: uuid, test, reason, allowed_by: user_uuid, allowed_date: at })
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'application.skill_test_allowed',
        entity: `assistant:${application.virtualassistant_uuid}`,
        reason,
        details: { test },
      })
      return describeForStaff(transaction, application, at)
    })
  })
}
