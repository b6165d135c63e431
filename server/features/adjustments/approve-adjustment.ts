import { approveAdjustment } from '@talentplace/contract/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/adjustments/adjustment.states'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { moneyText } from '../../rules/money-text.ts'
import { heldAdjustment, refuseOtherProposal, type StoredAdjustment } from './hold-adjustment.ts'
import { aloneUpTo, isAuthor, readAdjustment } from './read-adjustment.ts'

/** @throws HttpError 409 `needs_second` */
async function refuseAlone(
  transaction: Transaction<Tables>,
  stored: StoredAdjustment,
  user_uuid: string,
): Promise<void> {
  const alone = await aloneUpTo(transaction)
  if (Math.abs(stored.whole_cents) <= alone || !isAuthor(stored, user_uuid)) return
  const most = moneyText(alone, stored.currency)
  const message = `Above ${most} someone other than who proposed or last changed it has to approve it. Nothing was approved.`
  throw new HttpError(409, 'needs_second', message)
}

/** From now on it waits for the next document, and stays as it is. */
export function approveAdjustmentOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(approveAdjustment, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const proposed = await heldAdjustment(transaction, uuid)
      refuseOtherProposal(proposed, version)
      await refuseAlone(transaction, proposed, user_uuid)
      await transaction
        .updateTable('adjustments')
        .set({
          state: adjustmentStates.step(proposed.state, 'approved', 'staff'),
          approved_by: user_uuid,
          approved_date: at,
          version: version + 1,
        })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'adjustment.approved',
        entity: `adjustment:${uuid}`,
        details: { whole_cents: proposed.whole_cents, currency: proposed.currency },
      })
      return readAdjustment(transaction, user_uuid, uuid)
    })
  })
}
