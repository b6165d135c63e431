import { approveAdjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { requireSecondPerson } from '../../platform/second-person/second-person.ts'
import { moneyText } from '../../rules/money-text.ts'
import { secondPersonText } from '../../rules/second-person-text.ts'
import { lockAdjustment, rejectOtherProposal, type StoredAdjustment } from './lock-adjustment.ts'
import { aloneUpTo, authorsOf, readAdjustment } from './read-adjustment.ts'

export interface ApproveDeps {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: { readonly timeRules: { readonly officeZone: string } }
}

/** @throws HttpError 409 `needs_second`, `second_person_waits` */
async function rejectAlone(
  transaction: Transaction<Tables>,
  stored: StoredAdjustment,
  by: { user_uuid: string; zone: string; at: Date },
): Promise<void> {
  const alone = await aloneUpTo(transaction, by.at)
  if (Math.abs(stored.whole_cents) <= alone) return
  const max = moneyText(alone, stored.currency)
  const message = `Above ${max} someone other than who proposed or last changed it has to approve it. Nothing was approved.`
  await requireSecondPerson(transaction, {
    act: 'approve_adjustment',
    authors: authorsOf(stored),
    ofAuthor: { code: 'needs_second', message },
    text: secondPersonText,
    ...by,
  })
}

/** From now on it waits for the next document, and stays as it is. */
export function approveAdjustmentOperation({ database, clock, configuration }: ApproveDeps) {
  const zone = configuration.timeRules.officeZone
  return handle(approveAdjustment, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const proposed = await lockAdjustment(transaction, uuid)
      rejectOtherProposal(proposed, version)
      await rejectAlone(transaction, proposed, { user_uuid, zone, at })
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
      return readAdjustment(transaction, uuid, { viewer: user_uuid, at })
    })
  })
}
