import { saveHolderName } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { findAccount, keepHolderName } from '../bank-accounts/bank-account-store.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { BankingDeps } from './banking-deps.ts'
import { checkHolderName } from './check-holder-name.ts'
import { endNameAlert } from '../bills/hold-unnamed-payees.ts'
import { holdUnnamedPayees, letGoOfBill } from './let-go-of-bill.ts'

/** By staff, whom the assistant told it. Bills that waited for it go on; the account stays what it is, so nothing waits 48 hours. */
export function saveHolderNameOperation(deps: BankingDeps) {
  const { database, clock } = deps
  return handle(saveHolderName, (context, { params: { uuid, currency }, body: { holder_name } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    const owner = { virtualassistant_uuid: uuid, currency }
    return database.kysely.transaction().execute(async (transaction) => {
      const assistant = await lockRow(transaction, 'assistants', uuid)
      if (!assistant || !(await findAccount(transaction, owner))) {
        throw notFound('There is no account to enter a name for.')
      }
      checkHolderName(holder_name)
      const waiting = await holdUnnamedPayees(transaction, owner)
      await keepHolderName(transaction, owner, holder_name)
      for (const bill of waiting) await letGoOfBill(transaction, deps, bill)
      await endNameAlert(transaction, owner, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'banking.name_entered',
        entity: `virtualassistant:${uuid}`,
        details: { currency },
      })
      return { holder_name }
    })
  })
}
