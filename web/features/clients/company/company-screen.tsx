import { CompanyForm } from './company-form.tsx'
import { useCompany } from './use-company.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'

function Company({ clientUuid }: { clientUuid: string }) {
  const { data, error, refetch } = useCompany(clientUuid)
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={560} />
      </div>
    )
  }
  return <CompanyForm company={data} />
}

/** C5.1: /client/company_info. */
export default function CompanyScreen() {
  const clientUuid = useSession().user?.client_uuid ?? null
  return (
    <MemberPage heading="Company information" lead="What your company is called, and what your invoices say.">
      {clientUuid !== null && <Company clientUuid={clientUuid} />}
    </MemberPage>
  )
}
