import { useApi } from '../../../platform/api/query.ts'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { BankAccountPanel } from './bank-account-panel.tsx'

/** /va/contact_info: how an assistant is paid. */
export default function ContactInfoScreen() {
  const accounts = useApi('bills.listBankAccounts', {})
  return (
    <MemberPage heading="Contact information" lead="How you are paid. Only you can change it, with your password.">
      <Loaded of={accounts} height={260} otherwise="Your accounts could not be loaded. Please try again.">
        {(data) => data.accounts.map((account) => <BankAccountPanel key={account.currency} account={account} />)}
      </Loaded>
    </MemberPage>
  )
}
