import { listMissingBankingOperation } from './banking/list-missing-banking.ts'
import { remindOfBankingOperation } from './banking/remind-of-banking.ts'
import { saveAmericanAccountOperation } from './banking/save-american-account.ts'
import { saveCanadianAccountOperation } from './banking/save-canadian-account.ts'
import { saveHolderNameOperation } from './banking/save-holder-name.ts'
import { bankingDeps, type BankingPlatform } from './banking/banking-deps.ts'

/** Where assistants are paid: what they enter, and who has to be asked for it. */
export function bankingOperations(platform: BankingPlatform) {
  const all = bankingDeps(platform)
  return {
    saveCanadianAccount: saveCanadianAccountOperation(all),
    saveAmericanAccount: saveAmericanAccountOperation(all),
    saveHolderName: saveHolderNameOperation(all),
    listMissingBanking: listMissingBankingOperation(all),
    remindOfBanking: remindOfBankingOperation(all),
  }
}
