import { resolveAlert } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockAlert } from './lock-alert.ts'
import { readAlert } from './read-alert.ts'

/** It comes back as new when the same thing happens again. */
export function resolveAlertOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(resolveAlert, (context, { params: { uuid }, body: { version, note } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockAlert(transaction, uuid, version)
      if (!alertStates.is('open', locked.status)) {
        throw new HttpError(409, 'resolved', 'This alert is resolved already. Nothing was changed.')
      }
      await transaction
        .updateTable('alerts')
        .set({
          status: alertStates.step(locked.status, 'resolved', 'staff'),
          resolved_date: at,
          resolved_by: user_uuid,
          note,
          version: version + 1,
        })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'alert.resolved',
        entity: `alert:${uuid}`,
        details: { note },
      })
      return readAlert(transaction, uuid)
    })
  })
}
