import { bankingDeps, type BankingPlatform } from './banking/banking-deps.ts'
import { saveTaxIdentityOperation } from './taxes/save-tax-identity.ts'
import { saveTaxNumberOperation } from './taxes/save-tax-number.ts'

/** What assistants enter for taxes, with their password. */
export function taxesOperations(platform: BankingPlatform) {
  const deps = bankingDeps(platform)
  return {
    saveTaxNumber: saveTaxNumberOperation(deps),
    saveTaxIdentity: saveTaxIdentityOperation(deps),
  }
}
