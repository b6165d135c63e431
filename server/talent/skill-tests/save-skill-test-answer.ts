import { saveSkillTestAnswer } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { quizItem, type QuizItem, type GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import { secondsLeft } from './attempt-time.ts'
import { checkRunning, checkTab, noteSeen, withOwnAttempt } from './locked-attempt.ts'

/** @throws HttpError 400 where it can’t be an answer to this item */
function checkAnswer(item: QuizItem, answer: GivenAnswer): void {
  const isOption = (chosen: number | null) =>
    chosen === null || ('options' in item && item.options[chosen] !== undefined)
  const fits =
    item.kind === 'choice'
      ? 'choice' in answer && isOption(answer.choice)
      : item.kind === 'judgement'
        ? 'best' in answer && isOption(answer.best) && isOption(answer.worst)
        : 'text' in answer
  if (!fits) throw invalidField('answer', 'This isn’t one of the answers')
  if ('best' in answer && answer.best !== null && answer.best === answer.worst) {
    throw invalidField('answer', 'Choose two different answers')
  }
}

export function saveSkillTestAnswerOperation(deps: { database: Database; clock: Clock }) {
  return handle(saveSkillTestAnswer, (context, { params: { uuid, place }, body: { tab, answer, seconds_spent } }) =>
    withOwnAttempt(deps, { user_uuid: signedIn(context).user_uuid, uuid }, async (locked) => {
      const { transaction, now } = locked
      const item = await transaction
        .selectFrom('skill_test_answers')
        .select('asked')
        .where('attempt_uuid', '=', uuid)
        .where('place', '=', place)
        .executeTakeFirst()
      if (!item) throw notFound('This test has no such question.')
      checkRunning(locked)
      checkTab(locked, tab)
      checkAnswer(quizItem.parse(item.asked), answer)
      const seen = await noteSeen(locked, tab)
      await transaction
        .updateTable('skill_test_answers')
        .set({ answer: JSON.stringify(answer), answered_date: now, seconds_spent })
        .where('attempt_uuid', '=', uuid)
        .where('place', '=', place)
        .execute()
      return { seconds_left: secondsLeft(seen, now) }
    }),
  )
}
