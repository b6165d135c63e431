import type { RunningTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { quizItem, givenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { secondsLeft } from './attempt-time.ts'
import type { Attempt } from './close-attempt.ts'

/** What the applicant is shown of an attempt that runs: never what is right. */
export async function describeRunningTest(database: Kysely<Tables>, attempt: Attempt, now: Date): Promise<RunningTest> {
  const rows = await database
    .selectFrom('skill_test_answers')
    .select(['place', 'asked', 'answer'])
    .where('attempt_uuid', '=', attempt.uuid)
    .orderBy('place')
    .execute()
  return {
    uuid: attempt.uuid,
    test: attempt.test,
    attempt: attempt.attempt,
    seconds_left: secondsLeft(attempt, now),
    extra_time: attempt.extra_time,
    pause_used: attempt.pause_date !== null,
    items: rows.map(({ place, asked, answer }) => ({
      place,
      asked: quizItem.parse(asked),
      answer: answer === null ? null : givenAnswer.parse(answer),
    })),
  }
}
