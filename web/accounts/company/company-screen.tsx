import * as t from '@talentplace/contract/accounts/messages/company'
import { CompanyForm } from './company-form.tsx'
import { useCompany } from './use-company.ts'
import { useSession } from '../../platform/session/session.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'

function Company({ clientUuid }: { clientUuid: string }) {
  return (
    <Loaded of={useCompany(clientUuid)} height={560}>
      {(company) => <CompanyForm company={company} />}
    </Loaded>
  )
}

/** C5.1: /client/company_info. */
export default function CompanyScreen() {
  const clientUuid = useSession().user?.client_uuid ?? null
  return (
    <MemberPage heading={t.screenTitle()} lead={t.screenLead()}>
      {clientUuid !== null && <Company clientUuid={clientUuid} />}
    </MemberPage>
  )
}
