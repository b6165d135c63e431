import { saveVirtualAssistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { checkKeywords } from './check-keywords.ts'
import { lockAssistant, type LockedAssistant } from './locked-assistant.ts'
import { readAssistant } from './read-assistant.ts'

type Fields = Omit<Received<typeof saveVirtualAssistant>['body'], 'version' | 'reason'>

/** @throws HttpError 400 */
function checkProbation({ state }: LockedAssistant, { probation_ends }: Fields): void {
  if (probation_ends !== null && state !== 'probationary') {
    throw invalidField('probation_ends', 'Only a probationary assistant has one.')
  }
}

export function saveVirtualAssistantOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveVirtualAssistant, async (context, { params: { user_uuid }, body }) => {
    const { version, reason, ...fields } = body
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockAssistant(transaction, { id: user_uuid, version })
      checkProbation(locked, fields)
      const { role_ids, skill_ids, tool_ids } = fields
      await checkKeywords(transaction, locked, { role_ids, skill_ids, tool_ids })
      const changed = changedFields<keyof Fields>(locked, fields)
      if (Object.keys(changed).length > 0) {
        await transaction
          .updateTable('assistants')
          .set({ ...fields, version: version + 1 })
          .where('uuid', '=', locked.uuid)
          .execute()
        await recordAudit(transaction, {
          at,
          actor_uuid: signedIn(context).user_uuid,
          action: 'assistant.changed',
          entity: `assistant:${locked.uuid}`,
          reason: reason || null,
          details: changed,
        })
      }
      return readAssistant(transaction, locked.uuid, at)
    })
  })
}
