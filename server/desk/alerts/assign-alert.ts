import { assignAlert } from '@talentplace/contract/desk/alerts/alert.routes'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { alertStaff } from './alert-staff.ts'
import { lockAlert } from './lock-alert.ts'
import { readAlert } from './read-alert.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'

/** @throws HttpError 400 for someone who couldn't deal with it */
async function takerOf(transaction: Transaction<Tables>, uuid: string): Promise<{ full_name: string }> {
  const taker = await alertStaff(transaction).where('uuid', '=', uuid).executeTakeFirst()
  if (taker) return taker
  throw invalidField('assigned_to', 'Choose someone on our team who may change alerts.')
}

/** Whoever is given an alert by someone else is told. */
export function assignAlertOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(assignAlert, (context, { params: { uuid }, body: { version, assigned_to } }) => {
    const { user_uuid, full_name } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const taker = assigned_to === null ? null : await takerOf(transaction, assigned_to)
      const locked = await lockAlert(transaction, uuid, version)
      if (!alertStates.is('open', locked.status)) {
        throw new HttpError(409, 'resolved', 'This alert is resolved. Reopen it before you give it to someone.')
      }
      const status = assigned_to === null ? 'new' : 'inprogress'
      await transaction
        .updateTable('alerts')
        .set({ assigned_to, status: alertStates.step(locked.status, status, 'staff'), version: version + 1 })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: taker === null ? 'alert.released' : 'alert.assigned',
        entity: `alert:${uuid}`,
        details: taker === null ? {} : { assigned_to, assigned_to_name: taker.full_name },
      })
      if (assigned_to !== null && assigned_to !== user_uuid) {
        await notify(transaction, {
          users: [assigned_to],
          type: 'alert',
          title: `${full_name} assigned you an alert`,
          body: locked.title,
          icon: 'alert',
          priority: 1,
          entity_link: `alert:${uuid}`,
          at,
        })
      }
      return readAlert(transaction, uuid)
    })
  })
}
