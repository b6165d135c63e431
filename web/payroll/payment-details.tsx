import { useApi } from '../platform/api/query.ts'
import { Loaded } from '../ui/loading/loaded.tsx'
import { TaxIdentityPanel } from './taxes/tax-identity-panel.tsx'
import { TaxNumbersPanel } from './taxes/tax-numbers-panel.tsx'
import { BankAccountPanel } from './banking/bank-account-panel.tsx'

/** How an assistant is paid, and the numbers their bills and tax slips need. */
export function PaymentDetails() {
  const accounts = useApi('bills.listBankAccounts', {})
  const taxes = useApi('bills.getOwnTaxDetails', {})
  return (
    <>
      <Loaded of={accounts} height={260} errorMessage="Your accounts could not be loaded. Please try again.">
        {(data) => data.accounts.map((account) => <BankAccountPanel key={account.currency} account={account} />)}
      </Loaded>
      <Loaded of={taxes} height={320} errorMessage="Your tax numbers could not be loaded. Please try again.">
        {(details) => (
          <>
            <TaxNumbersPanel details={details} />
            <TaxIdentityPanel details={details} />
          </>
        )}
      </Loaded>
    </>
  )
}
