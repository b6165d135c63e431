import { saveRetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { checkOwner } from './case-owner.ts'
import { caseOf } from './retention-rows.ts'

export function saveRetentionCaseOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveRetentionCase, async (context, { params: { uuid }, body: { version, saved, ...fields } }) => {
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRow(transaction, 'retention_cases', uuid)
      if (!locked) throw notFound('There is no such case.')
      if (locked.version !== version) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      if (!retentionStates.is('open', locked.state)) {
        throw new HttpError(409, 'closed', 'This has ended and stays as it is. Begin a new one.')
      }
      await checkOwner(transaction, fields.owner_uuid)
      const state = retentionStates.step(locked.state, saved ? 'saved' : 'open', 'staff')
      await transaction
        .updateTable('retention_cases')
        .set({ ...fields, version: version + 1, ...(saved && { state, closed_date: at }) })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: saved ? 'assistant.retention_saved' : 'assistant.retention_changed',
        entity: `assistant:${locked.virtualassistant_uuid}`,
        details: changedFields<keyof typeof fields>(locked, fields),
      })
      return caseOf(transaction, uuid)
    })
  })
}
