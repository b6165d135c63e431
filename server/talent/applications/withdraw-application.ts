import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { withdrawApplication } from '@talentplace/contract/talent/applications/withdraw.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { hasStep } from '../../rules/application-status.ts'
import { lockOwnApplication, readOwnApplication } from './lock-application.ts'
import { moveApplication } from './move-application.ts'
import { describeApplication } from './own-application.ts'

/** Nothing can be changed any more. */
export const applicationEnded = () => new HttpError(409, 'application_ended', 'Your application has ended.')

export function withdrawApplicationOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(withdrawApplication, async (context) => {
    const by = signedIn(context).user_uuid
    return database.kysely.transaction().execute(async (transaction) => {
      const { virtualassistant_uuid } = await readOwnApplication(transaction, by)
      // A trigger writes the state to the assistant, whose row is locked before the application's.
      await lockRow(transaction, 'assistants', virtualassistant_uuid)
      const locked = await lockOwnApplication(transaction, by)
      if (!applicationStates.is('open', locked.state)) throw applicationEnded()
      const moved = await moveApplication(transaction, locked, {
        to: 'withdrawn',
        who: 'assistant',
        by,
        at: clock.now(),
      })
      return describeApplication(transaction, moved, hasStep)
    })
  })
}
