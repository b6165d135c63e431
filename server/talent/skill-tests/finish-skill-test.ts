import { finishSkillTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { closeAttempt } from './close-attempt.ts'
import { checkRunning, checkTab, noteSeen, withOwnAttempt } from './locked-attempt.ts'
import { toResultView } from './to-result-view.ts'

export function finishSkillTestOperation(deps: { database: Database; clock: Clock }) {
  return handle(finishSkillTest, (context, { params: { uuid }, body: { tab } }) =>
    withOwnAttempt(deps, { user_uuid: signedIn(context).user_uuid, uuid }, async (locked) => {
      const { transaction, application, now } = locked
      let { attempt } = locked
      if (attempt.finished_date === null) {
        checkRunning(locked)
        checkTab(locked, tab)
        attempt = await noteSeen(locked, tab)
        const ended_by = now < attempt.deadline ? 'applicant' : 'time'
        attempt = await closeAttempt(transaction, { application, attempt, ended_by, now })
      }
      const answers = await transaction
        .selectFrom('skill_test_answers')
        .select(['topic', 'points'])
        .where('attempt_uuid', '=', uuid)
        .execute()
      const result = toResultView(attempt, answers)
      if (!result) throw notFound('You have no such test.')
      return result
    }),
  )
}
