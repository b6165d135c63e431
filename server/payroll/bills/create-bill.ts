import { createBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { lockDraft } from './lock-draft.ts'
import { readBill } from './read-bill.ts'
import { writeByHand } from './write-lines.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { makingUp, type BillWorkDeps } from './bill-work-deps.ts'
import { makeUpBill } from './make-up-bill.ts'

/** A draft by hand, with what waits to be paid already. */
export function createBillOperation(deps: BillWorkDeps) {
  const { database, clock, rules } = deps
  return handle(createBill, (context, { body }) => {
    const viewer = signedIn(context)
    const { virtualassistant_uuid, currency, ...written } = body
    const at = clock.now()
    const making = makingUp(deps, at)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockDraft(transaction, {
        virtualassistant_uuid,
        currency,
        ...making,
        created_by: viewer.user_uuid,
        at,
      })
      if (!locked) throw notFound('There is no such assistant.')
      const { draft, isNew } = locked
      if (!isNew) {
        throw new HttpError(
          409,
          'draft_exists',
          'There is a draft for this assistant already. Nothing was saved: open it and add your lines there.',
        )
      }
      await makeUpBill(transaction, { draft, ...making, actor_uuid: viewer.user_uuid, at })
      await writeByHand(transaction, draft, { ...written, province: making.province })
      await recordAudit(transaction, {
        at,
        actor_uuid: viewer.user_uuid,
        action: 'bill.created',
        entity: `va_bill:${draft.uuid}`,
        details: { virtualassistant_uuid, currency, ...written },
      })
      return readBill(transaction, { viewer, rules, at }, draft.uuid)
    })
  })
}
