import { allAnswers, saveApplicationAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { completeStep } from './complete-step.ts'
import { checkStepOpen, lockOwnApplication } from './lock-application.ts'
import { staleVersion } from './stale-version.ts'
import { readAnswers, storedAnswersOf } from './stored-answers.ts'

/** C6.1 apply: saved as it is typed; done once all of it is there. */
export function saveApplicationAnswersOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveApplicationAnswers, async (context, { body: { version, answers, done } }) =>
    database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnApplication(transaction, signedIn(context).user_uuid)
      checkStepOpen(locked, 'apply')
      const stored = await readAnswers(transaction, locked.uuid)
      if (stored.version !== version) throw staleVersion()
      if (done) {
        const fields = issuesOf(answers)
        if (Object.keys(fields).length > 0)
          throw new HttpError(400, 'incomplete', 'Please fill in what’s missing.', { fields })
      }
      const row = { ...answers, version: stored.version + 1 }
      await transaction
        .insertInto('application_answers')
        .values({ application_uuid: locked.uuid, ...row })
        .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
        .execute()
      if (done) await completeStep(transaction, locked, { step: 'apply', at: clock.now() })
      return storedAnswersOf(transaction, locked.uuid)
    }),
  )
}

/** What is missing, by field. */
function issuesOf(answers: object): Record<string, string> {
  const issues = allAnswers.safeParse(answers).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [`answers.${path.join('.')}`, message]))
}
