import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { applyAgain } from '@talentplace/contract/talent/joining/submit.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { createApplication } from '../applications/create-application.ts'
import { hasStep } from '../../rules/application-status.ts'
import { lockOwnApplication } from '../applications/lock-application.ts'
import { describeApplication } from '../applications/own-application.ts'
import { takeOverAnswers } from '../applications/take-over-answers.ts'
import { lockOwnAssistant } from '../assistants/lock-own-assistant.ts'
import { readmitApplicant } from '../assistants/readmit-applicant.ts'
import type { Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import type { JoiningDeps } from './joining-deps.ts'

const maxAYear = 5

/** @throws HttpError 409 */
async function checkNotTooOften(
  transaction: Transaction<Tables>,
  virtualassistant_uuid: string,
  at: Date,
): Promise<void> {
  const yearAgo = new Date(at.getTime() - 365 * 86_400_000)
  const started = await transaction
    .selectFrom('applications')
    .select('uuid')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('created_date', '>', yearAgo)
    .limit(maxAYear)
    .execute()
  if (started.length < maxAYear) return
  throw new HttpError(
    409,
    'too_early',
    'You’ve applied five times within a year. Write to us if you’d like to try again.',
  )
}

/** After a withdrawal or a rejection: a new application that begins with the answers of the last one. */
export function applyAgainOperation({ database, clock }: JoiningDeps) {
  return handle(applyAgain, async (context, { body: { data_version } }) => {
    const by = signedIn(context).user_uuid
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockOwnAssistant(transaction, by)
      const last = await lockOwnApplication(transaction, by)
      if (applicationStates.is('open', last.state)) {
        throw new HttpError(409, 'application_open', 'Your application is open. Continue with it.')
      }
      const mayReturn =
        assistantStates.is('open', assistant.state) ||
        assistantStates.next(assistant.state, 'assistant').includes('applicant')
      if (last.state === 'accepted' || !mayReturn) {
        throw new HttpError(409, 'impossible_state', 'You can’t apply at present. Write to us about it.')
      }
      if (last.reapply_date !== null && calendarDay(assistant.timezone, at) < last.reapply_date) {
        throw new HttpError(409, 'too_early', `You can apply again from ${dayText(last.reapply_date)}.`)
      }
      await checkNotTooOften(transaction, assistant.uuid, at)
      await readmitApplicant(transaction, assistant, { by, at })
      const started = await createApplication(transaction, {
        virtualassistant_uuid: assistant.uuid,
        data_version,
        by,
        at,
      })
      await takeOverAnswers(transaction, { from: last.uuid, to: started.uuid })
      return describeApplication(transaction, started, hasStep)
    })
  })
}
