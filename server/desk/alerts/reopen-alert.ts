import { reopenAlert } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockAlert } from './lock-alert.ts'
import { readAlert } from './read-alert.ts'

/** It is new, and nobody's: whoever had resolved it thought it over. */
export function reopenAlertOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(reopenAlert, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockAlert(transaction, uuid, version)
      if (alertStates.is('open', locked.status)) {
        throw new HttpError(409, 'open', 'This alert is open already. Nothing was changed.')
      }
      await transaction
        .updateTable('alerts')
        .set({
          status: alertStates.step(locked.status, 'new', 'staff'),
          assigned_to: null,
          resolved_date: null,
          resolved_by: null,
          note: '',
          version: version + 1,
        })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'alert.reopened',
        entity: `alert:${uuid}`,
      })
      return readAlert(transaction, uuid)
    })
  })
}
