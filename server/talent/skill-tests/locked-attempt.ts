import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import {
  checkStepOpen,
  lockOwnApplication,
  readOwnApplication,
  type LockedApplication,
} from '../applications/lock-application.ts'
import { isOver, seenNow } from './attempt-time.ts'
import { closeOverdue, type Attempt } from './close-attempt.ts'

interface LockedAttempt {
  readonly transaction: Transaction<Tables>
  readonly application: LockedApplication
  readonly attempt: Attempt
  readonly now: Date
}

/** Runs something with one's own attempt held, once whatever is over has been ended. @throws HttpError 404 */
export async function withOwnAttempt<T>(
  deps: { database: Database; clock: Clock },
  { user_uuid, uuid }: { user_uuid: string; uuid: string },
  run: (locked: LockedAttempt) => Promise<T>,
): Promise<T> {
  const own = await readOwnApplication(deps.database.kysely, user_uuid)
  await closeOverdue(deps, own.uuid)
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const application = await lockOwnApplication(transaction, user_uuid)
    const attempt = await lockRow(transaction, 'skill_test_attempts', uuid)
    if (attempt?.application_uuid !== application.uuid) throw notFound('You have no such test.')
    return run({ transaction, application, attempt, now: deps.clock.now() })
  })
}

/** @throws HttpError 409 `ended` once its time is over or it is finished */
export function checkRunning({ application, attempt, now }: LockedAttempt): void {
  if (attempt.finished_date !== null || isOver(attempt, now)) {
    throw new HttpError(409, 'ended', 'This test has ended. Your result is on the page of the skill tests.')
  }
  checkStepOpen(application, 'skilltest')
}

/** @throws HttpError 409 `other_tab` */
export function checkTab({ attempt }: LockedAttempt, tab: string): void {
  if (attempt.tab_uuid === tab) return
  throw new HttpError(409, 'other_tab', 'This test goes on in another tab or window. You can continue it here instead.')
}

/** Step: someone is there, in this tab; what an interruption took is given back once. */
export async function noteSeen({ transaction, attempt, now }: LockedAttempt, tab_uuid: string): Promise<Attempt> {
  const { deadline, last_seen, pause_date, pause_seconds } = seenNow(attempt, now)
  return transaction
    .updateTable('skill_test_attempts')
    .set({ deadline, last_seen, pause_date, pause_seconds, tab_uuid })
    .where('uuid', '=', attempt.uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
}
