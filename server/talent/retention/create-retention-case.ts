import { createRetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { checkOwner } from './case-owner.ts'
import { caseOf } from './retention-rows.ts'

export function createRetentionCaseOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createRetentionCase, async (context, { body }) => {
    const at = clock.now()
    const { virtualassistant_uuid } = body
    return database.kysely.transaction().execute(async (transaction) => {
      // Two who begin one at once take turns; the later is told.
      const locked = await lockRow(transaction, 'assistants', virtualassistant_uuid)
      if (!locked) throw notFound('There is no such assistant.')
      const cases = await lockRows(transaction, 'retention_cases', [virtualassistant_uuid], 'virtualassistant_uuid')
      if (cases.some(({ state }) => retentionStates.is('open', state))) {
        throw new HttpError(409, 'case_open', 'Someone follows this already. Load the page again to see it.')
      }
      await checkOwner(transaction, body.owner_uuid)
      const { uuid } = await transaction
        .insertInto('retention_cases')
        .values({ ...body, opened_date: at })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const { virtualassistant_uuid: _of, ...details } = body
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: 'assistant.retention_opened',
        entity: `assistant:${virtualassistant_uuid}`,
        reason: body.note.slice(0, 500) || null,
        details,
      })
      return caseOf(transaction, uuid)
    })
  })
}
