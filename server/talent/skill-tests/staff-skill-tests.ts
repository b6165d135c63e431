import type { StaffAttempt } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { quizItem, givenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { LockedApplication } from '../applications/lock-application.ts'
import type { Attempt } from './close-attempt.ts'
import { rightAnswer, solutionSchema } from './item-solution.ts'
import { inOrder, readKnownTests } from './known-attempts.ts'
import { byTopic } from './to-result-view.ts'

type Answer = Selectable<Tables['skill_test_answers']>
type Note = Selectable<Tables['skill_test_notes']>

/** By its own uuid, or the latest one of an assistant; null: an assistant who never applied. @throws HttpError 404 */
export async function findApplication(database: Kysely<Tables>, uuid: string): Promise<LockedApplication | null> {
  const found = await database
    .selectFrom('applications')
    .selectAll()
    .where((on) => on.or([on('uuid', '=', uuid), on('virtualassistant_uuid', '=', uuid)]))
    .orderBy('created_date', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (found) return found
  const assistant = await database.selectFrom('assistants').select('uuid').where('uuid', '=', uuid).executeTakeFirst()
  if (!assistant) throw notFound('There is no such application.')
  return null
}

function toAnswerView({ place, item_id, asked, solution, answer, points }: Answer): StaffAttempt['answers'][number] {
  const item = quizItem.parse(asked)
  return {
    place,
    item_id,
    asked: item,
    answer: answer === null ? null : givenAnswer.parse(answer),
    right_answer: rightAnswer(item, solutionSchema.parse(solution)),
    points,
  }
}

function toAttemptView(attempt: Attempt, answers: readonly Answer[], notes: readonly Note[]): StaffAttempt {
  return {
    uuid: attempt.uuid,
    test: attempt.test,
    attempt: attempt.attempt,
    started_date: attempt.started_date.toISOString(),
    finished_date: attempt.finished_date?.toISOString() ?? null,
    ended_by: attempt.ended_by,
    passed: attempt.passed,
    score: attempt.score,
    pass_score: attempt.pass_score,
    accuracy: attempt.accuracy,
    pass_accuracy: attempt.pass_accuracy,
    typed_characters: attempt.typed_characters,
    mistakes: attempt.mistakes,
    counted_seconds: attempt.counted_seconds,
    seconds_used: attempt.seconds_used ?? 0,
    extra_time: attempt.extra_time,
    extra_reason: attempt.extra_reason,
    pause_date: attempt.pause_date?.toISOString() ?? null,
    pause_seconds: attempt.pause_seconds,
    topics: attempt.finished_date === null ? [] : byTopic(attempt.test, answers),
    notes: notes.map(({ kind, noted_date }) => ({ kind, date: noted_date.toISOString() })),
    answers: answers.map(toAnswerView),
  }
}

/** All that staff see of an application's tests. */
export async function describeForStaff(database: Kysely<Tables>, application: LockedApplication, now: Date) {
  const known = await readKnownTests(database, application, now)
  const uuids = known.attempts.map(({ uuid }) => uuid)
  const none = uuids.length === 0
  const answers = none
    ? []
    : await database
        .selectFrom('skill_test_answers')
        .selectAll()
        .where('attempt_uuid', 'in', uuids)
        .orderBy('place')
        .execute()
  const notes = none
    ? []
    : await database
        .selectFrom('skill_test_notes')
        .selectAll()
        .where('attempt_uuid', 'in', uuids)
        .orderBy('noted_date')
        .execute()
  const answersOf = Map.groupBy(answers, ({ attempt_uuid }) => attempt_uuid)
  const notesOf = Map.groupBy(notes, ({ attempt_uuid }) => attempt_uuid)
  return {
    application_uuid: application.uuid,
    tests: inOrder(known).map(({ test, status, retry_date, attempts }) => ({
      test,
      standing: status,
      retry_date: retry_date?.toISOString() ?? null,
      may_allow: isStepOpen('skilltest', application.state) && (status === 'waiting' || status === 'ended'),
      attempts: attempts
        .toReversed()
        .map((each) => toAttemptView(each, answersOf.get(each.uuid) ?? [], notesOf.get(each.uuid) ?? [])),
    })),
  }
}
