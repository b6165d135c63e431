import { changeAssistantState } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockAssistant } from './locked-assistant.ts'
import { moveAssistant, moveIssue } from './move-assistant.ts'
import { decideThere, isApplying } from './open-application.ts'
import { readAssistant } from './read-assistant.ts'

export function changeAssistantStateOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(changeAssistantState, async (context, { params: { user_uuid }, body }) => {
    const { version, state, reason, probation_ends } = body
    const by = signedIn(context).user_uuid
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockAssistant(transaction, { id: user_uuid, version })
      const issue = moveIssue(locked, state)
      if (issue !== null) throw new HttpError(409, 'impossible_state', issue)
      if (await isApplying(transaction, locked.uuid)) throw new HttpError(409, 'application_open', decideThere)
      await moveAssistant(transaction, locked, { to: state, reason, by, at, probation_ends })
      return readAssistant(transaction, locked.uuid, at)
    })
  })
}
