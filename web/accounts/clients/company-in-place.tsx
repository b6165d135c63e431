import { Loaded } from '../../ui/loading/loaded.tsx'
import { CompanyForm } from '../company/company-form.tsx'
import { useCompany } from '../company/use-company.ts'

/** The company as its client changes it, by staff. */
export function CompanyInPlace({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  return (
    <Loaded of={useCompany(uuid)} height={560}>
      {(company) => <CompanyForm company={company} onSaved={onDone} onCancel={onDone} />}
    </Loaded>
  )
}
