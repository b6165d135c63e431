import { skillTestNames } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { givenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { type Selectable, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { completeStep } from '../applications/complete-step.ts'
import type { LockedApplication } from '../applications/lock-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { isOver, secondsUsed } from './attempt-time.ts'
import { solutionSchema } from './item-solution.ts'
import { scoreAnswer } from './score-answer.ts'
import { scoreTyping } from './score-typing.ts'

export type Attempt = Selectable<Tables['skill_test_attempts']>

interface Scored {
  readonly score: number
  readonly passed: boolean
  readonly accuracy: number | null
  readonly typed_characters: number | null
  readonly mistakes: number | null
  readonly counted_seconds: number | null
  readonly points: ReadonlyMap<number, number>
}

async function score(transaction: Transaction<Tables>, attempt: Attempt, seconds_used: number): Promise<Scored> {
  const rows = await transaction
    .selectFrom('skill_test_answers')
    .select(['place', 'solution', 'answer'])
    .where('attempt_uuid', '=', attempt.uuid)
    .orderBy('place')
    .execute()
  const given = rows.map(({ place, solution, answer }) => ({
    place,
    solution: solutionSchema.parse(solution),
    answer: answer === null ? null : givenAnswer.parse(answer),
  }))
  const [first] = given
  if (first?.solution.kind === 'typing') {
    const text = first.answer && 'text' in first.answer ? first.answer.text : ''
    // Whoever has more time is measured by the usual one.
    const usual = (seconds: number) => (seconds * 100) / (100 + attempt.extra_time)
    const [seconds, whole] = [usual(seconds_used), usual(secondsUsed(attempt, attempt.deadline))]
    const { words_per_minute, accuracy, ...counts } = scoreTyping({
      passage: first.solution.passage,
      text,
      seconds,
      whole,
    })
    const passed = words_per_minute >= attempt.pass_score && accuracy >= (attempt.pass_accuracy ?? 0)
    return { score: words_per_minute, accuracy, ...counts, passed, points: new Map([[first.place, passed ? 100 : 0]]) }
  }
  const points = new Map(given.map(({ place, solution, answer }) => [place, scoreAnswer(solution, answer)]))
  const total = [...points.values()].reduce((sum, each) => sum + each, 0)
  const percent = Math.floor(total / Math.max(1, points.size))
  const passed = percent >= attempt.pass_score
  return {
    score: percent,
    passed,
    points,
    accuracy: null,
    typed_characters: null,
    mistakes: null,
    counted_seconds: null,
  }
}

/** All four are passed: the step is done, and an interview comes next. */
async function passOn(transaction: Transaction<Tables>, application: LockedApplication, at: Date): Promise<void> {
  const passed = await transaction
    .selectFrom('skill_test_attempts')
    .select('test')
    .distinct()
    .where('application_uuid', '=', application.uuid)
    .where('passed', '=', true)
    .execute()
  if (passed.length < skillTestNames.length) return
  await completeStep(transaction, application, { step: 'skilltest', at })
  if (application.state === 'testing') {
    await moveApplication(transaction, application, { to: 'interview', who: 'system', by: null, at })
  }
}

/** Step: ends an attempt that is held, with its application, and scores what is there. */
export async function closeAttempt(
  transaction: Transaction<Tables>,
  {
    application,
    attempt,
    ended_by,
    now,
  }: { application: LockedApplication; attempt: Attempt; ended_by: 'applicant' | 'time'; now: Date },
): Promise<Attempt> {
  const finished_date = ended_by === 'applicant' && now < attempt.deadline ? now : attempt.deadline
  const seconds_used = secondsUsed(attempt, finished_date)
  const { points, ...scored } = await score(transaction, attempt, seconds_used)
  for (const [place, each] of points) {
    await transaction
      .updateTable('skill_test_answers')
      .set({ points: each })
      .where('attempt_uuid', '=', attempt.uuid)
      .where('place', '=', place)
      .execute()
  }
  const closed = await transaction
    .updateTable('skill_test_attempts')
    .set({ ...scored, finished_date, ended_by, seconds_used })
    .where('uuid', '=', attempt.uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (closed.passed === true) await passOn(transaction, application, now)
  return closed
}

interface CloseDeps {
  readonly database: Database
  readonly clock: Clock
}

const atOnce = 100

/** Ends attempts whose time is over: of one application, or of whoever they are. */
export async function closeOverdue({ database, clock }: CloseDeps, application_uuid?: string): Promise<void> {
  const now = clock.now()
  let running = database.kysely
    .selectFrom('skill_test_attempts')
    .selectAll()
    .where('finished_date', 'is', null)
    .where('deadline', '<', now)
    .orderBy('deadline')
    .limit(atOnce)
  if (application_uuid !== undefined) running = running.where('application_uuid', '=', application_uuid)
  for (const { uuid, application_uuid: of } of (await running.execute()).filter((each) => isOver(each, now))) {
    await database.kysely.transaction().execute(async (transaction) => {
      const application = await lockRow(transaction, 'applications', of)
      const attempt = await lockRow(transaction, 'skill_test_attempts', uuid)
      if (!application || !attempt || attempt.finished_date !== null || !isOver(attempt, now)) return
      await closeAttempt(transaction, { application, attempt, ended_by: 'time', now })
    })
  }
}
