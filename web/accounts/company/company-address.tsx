import * as t from '@talentplace/contract/accounts/messages/company'
import { lazy, Suspense, useState } from 'react'
import type { Company } from '@talentplace/contract/accounts/company/company.routes'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import type { EmbeddedCompany } from './company-form.tsx'
import styles from './company-address.module.css'
import { hasAddress } from './has-address.ts'
import { hasStoredCompany } from './stored-company.ts'

// What is typed is checked by the contract's schemas, which whoever only sees the address needn't wait for.
const loadForm = async () => ({ default: (await import('./company-form.tsx')).CompanyForm })
const CompanyForm = lazy(loadForm)

/** While the button is aimed at the form comes; whether it could is said once it is asked for. */
function aimAtForm(): void {
  loadForm().catch(() => undefined)
}

const countries = { CA: t.canada(), US: t.unitedStates() } as const

function Address({ company }: { company: Company }) {
  const place = [company.city, company.state_prov, company.postal_code].filter(Boolean).join(' ')
  const taxes = company.tax_numbers.map(({ name, number }) => `${name} ${number}`)
  return (
    <address className={styles.address}>
      <strong>{company.legal_name || company.company}</strong>
      {[company.address_line1, company.address_line2, place, company.country && countries[company.country]]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      {taxes.length > 0 && <span className={styles.more}>{taxes.join(' · ')}</span>}
      {company.invoice_emails.length > 0 && (
        <span className={styles.more}>{t.invoicesAlsoTo({ emails: company.invoice_emails.join(', ') })}</span>
      )}
    </address>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height={420} />
    </div>
  )
}

interface CompanyAddressProps {
  readonly company: Company
  /** Whose telephone is proposed to a company without one; null: nobody's. */
  readonly person: string | null
  /** The screen's one button saves what is entered. */
  readonly embedded: EmbeddedCompany
}

/** Who is billed and where: shown where it is whole, else asked for, with the telephone that was given on signing up. */
export function CompanyAddress({ company, person, embedded }: CompanyAddressProps) {
  const [editing, setEditing] = useState(() => hasStoredCompany(company.uuid))
  const isEditing = editing || !hasAddress(company)
  const proposed = isEditing && person !== null && company.phone_number === ''
  const account = useApi(
    'accounts.getUser',
    { params: { uuid: person ?? '' }, query: { full: true } },
    { enabled: proposed },
  )
  if (proposed && account.isPending) return <Waiting />
  if (isEditing) {
    return (
      <Suspense fallback={<Waiting />}>
        <CompanyForm
          embedded={embedded}
          company={company}
          usualPhone={account.data?.full?.phone_number ?? ''}
          onSaved={() => setEditing(false)}
          onCancel={hasAddress(company) ? () => setEditing(false) : undefined}
        />
      </Suspense>
    )
  }
  return (
    <div className={styles.shown}>
      <Address company={company} />
      <Button variant="quiet" onPointerEnter={aimAtForm} onFocus={aimAtForm} onClick={() => setEditing(true)}>
        {t.change()}
      </Button>
    </div>
  )
}
