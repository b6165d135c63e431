import { saveCanadianAccount } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { handle } from '../../platform/http/handler.ts'
import type { BankingDeps } from './banking-deps.ts'
import { saveAccount } from './save-account.ts'

/** Where someone is paid in Canadian dollars. */
export function saveCanadianAccountOperation(deps: BankingDeps) {
  return handle(saveCanadianAccount, (context, { body: { password, code, holder_name, ...details } }) =>
    saveAccount(deps, context, { password, code, holder_name, currency: 'cad', details }),
  )
}
