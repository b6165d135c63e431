import type { Sender } from '../../platform/mail/mail-layout.ts'
import type { SpendingDeps } from '../../features/clients/spending/spending-deps.ts'
import { acceptOverLimitOperation } from '../time/accept-over-limit.ts'
import { askToSpendOperation } from './ask-to-spend.ts'
import { decideSpendingOperation } from './decide-spending.ts'
import { saveOverageOperation } from '../hours/save-overage.ts'

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
