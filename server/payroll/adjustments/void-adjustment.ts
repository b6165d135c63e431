import { voidAdjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import type { Transaction } from 'kysely'
import { lockAdjustment, rejectOtherVersion, type StoredAdjustment } from '../../billing/adjustments/lock-adjustment.ts'
import { readAdjustment } from '../../billing/adjustments/read-adjustment.ts'
import type { BillRules } from '../bills/bill-rules.ts'
import { takeOffLine } from '../bills/write-lines.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'

const applied = (message: string) => new HttpError(409, 'applied', message)

/** Takes it off the document that it is on, where that isn't posted. @throws HttpError 409 `applied` */
async function takeOff(
  transaction: Transaction<Tables>,
  { invoice_uuid, bill_uuid, bill_position }: StoredAdjustment,
  province: string | null,
) {
  if (invoice_uuid !== null) {
    const invoice = await lockRow(transaction, 'invoices', invoice_uuid)
    const message =
      invoice?.status === 'draft'
        ? 'It is on a draft invoice. Delete that draft first, then void this. Nothing was changed.'
        : 'It is on a posted invoice, which stays as it is. Propose another adjustment that takes it back.'
    throw applied(message)
  }
  if (bill_uuid === null || bill_position === null) return
  const bill = await lockRow(transaction, 'va_bills', bill_uuid)
  if (bill?.status !== 'draft') {
    throw applied('It is on a posted bill, which stays as it is. Propose another adjustment that takes it back.')
  }
  await takeOffLine(transaction, bill, { position: bill_position, province })
}

interface VoidDeps {
  readonly database: Database
  readonly clock: Clock
  readonly rules: Pick<BillRules, 'supplierProvince'>
}

/** It never counts. */
export function voidAdjustmentOperation({ database, clock, rules }: VoidDeps) {
  return handle(voidAdjustment, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const stored = await lockAdjustment(transaction, uuid)
      if (stored.state === 'void') throw new HttpError(409, 'not_open', 'This adjustment is void already.')
      await takeOff(transaction, stored, rules.supplierProvince)
      rejectOtherVersion(stored.version, version)
      await transaction
        .updateTable('adjustments')
        .set({
          state: adjustmentStates.step(stored.state, 'void', 'staff'),
          bill_uuid: null,
          bill_position: null,
          version: version + 1,
        })
        .where('uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'adjustment.voided',
        entity: `adjustment:${uuid}`,
        details: { was: stored.state, amount_cents: stored.amount_cents, bill_uuid: stored.bill_uuid },
      })
      return readAdjustment(transaction, uuid, { viewer: user_uuid, at: clock.now() })
    })
  })
}
