import { saveVirtualAssistant } from '@talentplace/contract/assistants/assistant-record.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { heldAssistant, type HeldAssistant } from './held-assistant.ts'
import { readAssistant } from './read-assistant.ts'

type Fields = Omit<Received<typeof saveVirtualAssistant>['body'], 'version' | 'reason'>

const kinds = { role_ids: 'roles', skill_ids: 'skills', tool_ids: 'tools' } as const

/** What they have already may be something that nobody can choose any more. @throws HttpError 400 for what there isn't */
async function checkKeywords(transaction: Transaction<Tables>, held: HeldAssistant, fields: Fields): Promise<void> {
  for (const column of ['role_ids', 'skill_ids', 'tool_ids'] as const) {
    const wanted = [...new Set(fields[column])].filter((id) => !held[column].includes(id))
    if (wanted.length === 0) continue
    const known = await transaction.selectFrom(kinds[column]).select('id').where('id', 'in', wanted).execute()
    if (known.length < wanted.length) throw invalidField(column, 'One of these isn’t there any more.')
  }
}

/** @throws HttpError 400 */
function checkProbation({ state }: HeldAssistant, { probation_ends }: Fields): void {
  if (probation_ends !== null && state !== 'probationary') {
    throw invalidField('probation_ends', 'Only a probationary assistant has one.')
  }
}

export function saveVirtualAssistantOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveVirtualAssistant, async (context, { params: { user_uuid }, body }) => {
    const { version, reason, ...fields } = body
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const held = await heldAssistant(transaction, { asked: user_uuid, version })
      checkProbation(held, fields)
      await checkKeywords(transaction, held, fields)
      const changed = changedFields<keyof Fields>(held, fields)
      if (Object.keys(changed).length > 0) {
        await transaction
          .updateTable('assistants')
          .set({ ...fields, version: version + 1 })
          .where('uuid', '=', held.uuid)
          .execute()
        await recordAudit(transaction, {
          at,
          actor_uuid: signedIn(context).user_uuid,
          action: 'assistant.changed',
          entity: `assistant:${held.uuid}`,
          reason: reason || null,
          details: changed,
        })
      }
      return readAssistant(transaction, held.uuid, at)
    })
  })
}
