import { listOwnSkillTests } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readOwnApplication } from '../applications/lock-application.ts'
import { closeOverdue } from './close-attempt.ts'
import { inOrder, readKnownTests } from './known-attempts.ts'
import { toResultView } from './to-result-view.ts'

export function listOwnSkillTestsOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(listOwnSkillTests, async (context) => {
    const { user_uuid } = signedIn(context)
    const { uuid } = await readOwnApplication(database.kysely, user_uuid)
    await closeOverdue(deps, uuid)
    // Anew: ending a test may have brought it on.
    const application = await readOwnApplication(database.kysely, user_uuid)
    const known = await readKnownTests(database.kysely, application, clock.now())
    const answers = await database.kysely
      .selectFrom('skill_test_answers')
      .innerJoin('skill_test_attempts', 'skill_test_attempts.uuid', 'skill_test_answers.attempt_uuid')
      .select(['attempt_uuid', 'topic', 'points'])
      .where('application_uuid', '=', application.uuid)
      .where('finished_date', 'is not', null)
      .execute()
    const answersOf = Map.groupBy(answers, ({ attempt_uuid }) => attempt_uuid)
    return {
      retry_days: known.settings.retryDays,
      tests: inOrder(known).map(({ test, status, retry_date, attempts }) => ({
        test,
        seconds: skillTests[test].seconds,
        items: skillTests[test].draws,
        ...known.settings.marks[test],
        standing: status,
        retry_date: retry_date?.toISOString() ?? null,
        attempt_uuid: status === 'running' ? (attempts.at(-1)?.uuid ?? null) : null,
        results: attempts
          .toReversed()
          .flatMap((attempt) => toResultView(attempt, answersOf.get(attempt.uuid) ?? []) ?? []),
      })),
    }
  })
}
