import { listMissingBankingOperation } from './list-missing-banking.ts'
import { remindOfBankingOperation } from './remind-of-banking.ts'
import { saveAmericanAccountOperation } from './save-american-account.ts'
import { saveCanadianAccountOperation } from './save-canadian-account.ts'
import type { BankingDeps } from './banking-deps.ts'

interface BankingConfiguration {
  readonly billRules: BankingDeps['rules']
  readonly timeRules: BankingDeps['timeRules']
  readonly accountLimits: BankingDeps['limits']
  readonly brand: BankingDeps['sender']['brand']
  readonly publicUrl: string
}

/** Where assistants are paid: what they enter, and who has to be asked for it. */
export function bankingOperations({
  configuration,
  ...platform
}: Omit<BankingDeps, 'rules' | 'timeRules' | 'limits' | 'sender'> & { readonly configuration: BankingConfiguration }) {
  const { billRules: rules, timeRules, accountLimits: limits } = configuration
  const all: BankingDeps = { ...platform, rules, timeRules, limits, sender: configuration }
  return {
    saveCanadianAccount: saveCanadianAccountOperation(all),
    saveAmericanAccount: saveAmericanAccountOperation(all),
    listMissingBanking: listMissingBankingOperation(all),
    remindOfBanking: remindOfBankingOperation(all),
  }
}
