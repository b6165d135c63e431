import type { Sender } from '../platform/mail/mail-layout.ts'
import type { SpendingDeps } from '../accounts/spending/spending-deps.ts'
import { acceptOverLimitOperation } from '../billing/overage/accept-over-limit.ts'
import { askToSpendOperation } from './spending/ask-to-spend.ts'
import { decideSpendingOperation } from './spending/decide-spending.ts'
import { saveOverageOperation } from '../billing/overage/save-overage.ts'

/** A colleague asks before they spend much, and the primary contact answers; extra time, which is asked about the same way. */
export function spendingOperations(deps: SpendingDeps & { readonly configuration: Sender }) {
  const workflow = { ...deps, sender: deps.configuration }
  return {
    askToSpend: askToSpendOperation(workflow),
    decideSpending: decideSpendingOperation(workflow),
    saveOverage: saveOverageOperation(deps),
    acceptOverLimit: acceptOverLimitOperation(deps),
  }
}
