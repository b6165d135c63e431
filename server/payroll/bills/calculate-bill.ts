import { calculateBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { lockForChange } from './lock-for-change.ts'
import { readBill } from './read-bill.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { makingUp, type BillWorkDeps } from './bill-work-deps.ts'
import { makeUpBill } from './make-up-bill.ts'

/** The time lines of a draft anew. */
export function calculateBillOperation(deps: BillWorkDeps) {
  const { database, clock, rules } = deps
  return handle(calculateBill, (context, { body: { uuid } }) => {
    const viewer = signedIn(context)
    const at = clock.now()
    const making = makingUp(deps, at)
    return database.kysely.transaction().execute(async (transaction) => {
      const draft = await lockForChange(transaction, uuid, { draft: true })
      await makeUpBill(transaction, { draft, ...making, actor_uuid: viewer.user_uuid, at })
      return readBill(transaction, { viewer, rules, at }, uuid)
    })
  })
}
