import { saveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BillRules } from './bill-rules.ts'
import { lockForChange } from './lock-for-change.ts'
import { readBill } from './read-bill.ts'
import { writeByHand } from './write-lines.ts'

/** What staff write on a draft: bonuses, adjustments, a note. */
export function saveBillOperation(deps: { database: Database; clock: Clock; rules: BillRules }) {
  const { database, clock, rules } = deps
  return handle(saveBill, (context, { params: { uuid }, body }) => {
    const viewer = signedIn(context)
    const { version, ...written } = body
    return database.kysely.transaction().execute(async (transaction) => {
      const draft = await lockForChange(transaction, uuid, { version, draft: true })
      await writeByHand(transaction, draft, { ...written, province: rules.supplierProvince })
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: viewer.user_uuid,
        action: 'bill.saved',
        entity: `va_bill:${uuid}`,
        details: written,
      })
      return readBill(transaction, { viewer, rules, at: clock.now() }, uuid)
    })
  })
}
