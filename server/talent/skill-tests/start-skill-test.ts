import { randomInt } from 'node:crypto'
import { startSkillTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { secondsWith, skillTests, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { checkStepOpen, lockOwnApplication, readOwnApplication } from '../applications/lock-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { bank } from './bank/bank.ts'
import { closeOverdue, type Attempt } from './close-attempt.ts'
import { drawItems } from './draw-items.ts'
import { noteSeen } from './locked-attempt.ts'
import { createQuizItem } from './item-solution.ts'
import { readKnownTests } from './known-attempts.ts'
import { describeRunningTest } from './running-test.ts'
import { seededNumbers } from './seeded-order.ts'

const largestSeed = 2_147_483_647

/** Draws the items of an attempt, others than in those before. */
async function addItems(transaction: Transaction<Tables>, attempt: Attempt): Promise<void> {
  const { uuid, application_uuid, test, seed } = attempt
  const seen = await transaction
    .selectFrom('skill_test_answers')
    .innerJoin('skill_test_attempts', 'skill_test_attempts.uuid', 'skill_test_answers.attempt_uuid')
    .select('item_id')
    .where('application_uuid', '=', application_uuid)
    .where('test', '=', test)
    .execute()
  const retired = await transaction.selectFrom('skill_test_items').select('id').where('retired', '=', true).execute()
  const isRetired = new Set(retired.map(({ id }) => id))
  const next = seededNumbers(seed)
  const drawn = drawItems(
    bank[test].filter(({ id }) => !isRetired.has(id)),
    { count: skillTests[test].draws, seen: new Set(seen.map(({ item_id }) => item_id)), next },
  )
  await transaction
    .insertInto('skill_test_answers')
    .values(
      drawn.map((item, at) => {
        const { item: requested, solution } = createQuizItem(item, next)
        return {
          attempt_uuid: uuid,
          place: at + 1,
          item_id: item.id,
          item_version: item.version,
          topic: item.topic,
          asked: JSON.stringify(requested),
          solution: JSON.stringify(solution),
        }
      }),
    )
    .execute()
}

const notReady: Readonly<Record<string, string>> = {
  passed: 'You have passed this test.',
  waiting: 'You can take this test again on the day that its page shows.',
  ended: 'You have taken this test as often as you can. Our team will look at your results.',
}

/** @throws HttpError 409 `another_runs`, `not_ready` */
function checkReady(test: SkillTestName, known: Awaited<ReturnType<typeof readKnownTests>>): void {
  const running = known.attempts.find(({ finished_date }) => finished_date === null)
  if (running) {
    throw new HttpError(409, 'another_runs', `Finish “${skillTests[running.test].title}” first. Its time is running.`)
  }
  const { status } = known.tests[test]
  if (status !== 'ready') {
    throw new HttpError(409, 'not_ready', notReady[status] ?? 'You can’t take this test now.')
  }
}

export function startSkillTestOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(startSkillTest, async (context, { body: { test, tab, extra_time, extra_reason } }) => {
    const { user_uuid } = signedIn(context)
    await closeOverdue(deps, (await readOwnApplication(database.kysely, user_uuid)).uuid)
    return database.kysely.transaction().execute(async (transaction) => {
      const now = clock.now()
      const application = await lockOwnApplication(transaction, user_uuid)
      checkStepOpen(application, 'skilltest')
      const known = await readKnownTests(transaction, application, now)
      const running = known.tests[test].attempts.find(({ finished_date }) => finished_date === null)
      if (running) {
        const attempt = await noteSeen({ transaction, application, attempt: running, now }, tab)
        return describeRunningTest(transaction, attempt, now)
      }
      checkReady(test, known)
      if (application.state === 'submitted') {
        await moveApplication(transaction, application, { to: 'testing', who: 'assistant', by: user_uuid, at: now })
      }
      const attempt = await transaction
        .insertInto('skill_test_attempts')
        .values({
          application_uuid: application.uuid,
          test,
          attempt: known.tests[test].attempts.length + 1,
          seed: randomInt(largestSeed),
          started_date: now,
          deadline: new Date(now.getTime() + secondsWith(test, extra_time) * 1000),
          last_seen: now,
          tab_uuid: tab,
          extra_time,
          extra_reason: extra_time === 0 ? '' : extra_reason,
          ...known.settings.marks[test],
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await addItems(transaction, attempt)
      return describeRunningTest(transaction, attempt, now)
    })
  })
}
