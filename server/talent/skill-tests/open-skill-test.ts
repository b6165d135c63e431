import { openSkillTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { checkRunning, noteSeen, withOwnAttempt } from './locked-attempt.ts'
import { describeRunningTest } from './running-test.ts'

export function openSkillTestOperation(deps: { database: Database; clock: Clock }) {
  return handle(openSkillTest, (context, { params: { uuid }, body: { tab } }) =>
    withOwnAttempt(deps, { user_uuid: signedIn(context).user_uuid, uuid }, async (locked) => {
      checkRunning(locked)
      return describeRunningTest(locked.transaction, await noteSeen(locked, tab), locked.now)
    }),
  )
}
