import { resolveAlert } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockAlert } from './lock-alert.ts'
import { readAlert } from './read-alert.ts'

/** Step: an alert that is locked is dealt with. @throws HttpError 409 `resolved` */
export async function resolveLocked(
  transaction: Transaction<Tables>,
  { uuid, status, version }: Selectable<Tables['alerts']>,
  { note, by, at }: { note: string; by: string; at: Date },
): Promise<void> {
  if (!alertStates.is('open', status)) {
    throw new HttpError(409, 'resolved', 'This alert is resolved already. Nothing was changed.')
  }
  await transaction
    .updateTable('alerts')
    .set({
      status: alertStates.step(status, 'resolved', 'staff'),
      resolved_date: at,
      resolved_by: by,
      note,
      version: version + 1,
    })
    .where('uuid', '=', uuid)
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'alert.resolved',
    entity: `alert:${uuid}`,
    details: { note },
  })
}

/** It comes back as new when the same thing happens again. */
export function resolveAlertOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(resolveAlert, (context, { params: { uuid }, body: { version, note } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await resolveLocked(transaction, await lockAlert(transaction, uuid, version), { note, by: user_uuid, at })
      return readAlert(transaction, uuid)
    })
  })
}
