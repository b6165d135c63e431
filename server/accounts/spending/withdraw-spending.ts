import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { spendingRequestStates } from '@talentplace/contract/accounts/spending/spending-request.states'
import { withdrawSpending } from '@talentplace/contract/accounts/spending/spending.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockRequest } from './locked-request.ts'
import { ownCompany } from './own-company.ts'
import type { SpendingDeps } from './spending-deps.ts'

export function withdrawSpendingOperation({ database }: SpendingDeps) {
  return handle(withdrawSpending, (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const client_uuid = ownCompany(session)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRequest(transaction, client_uuid, uuid)
      if (locked.asked_by !== session.user_uuid) throw notFound()
      if (
        locked.bought_invoice_uuid !== null ||
        locked.used_date !== null ||
        !spendingRequestStates.is('live', locked.state)
      ) {
        throw new HttpError(409, 'decided', refusals.requestOver())
      }
      const state = spendingRequestStates.step(locked.state, 'withdrawn', 'client')
      await transaction.updateTable('spending_requests').set({ state }).where('uuid', '=', uuid).execute()
      return {}
    })
  })
}
