import { useState } from 'react'
import type { Company } from '@talentplace/contract/clients/company.routes'
import { Button } from '../../../ui/button.tsx'
import styles from './company-address.module.css'
import { hasAddress } from './company-draft.ts'
import { CompanyForm } from './company-form.tsx'

const countries = { CA: 'Canada', US: 'United States' } as const

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
        <span className={styles.more}>Invoices also to {company.invoice_emails.join(', ')}</span>
      )}
    </address>
  )
}

/** Who is billed and where: shown where it is whole, else asked for. */
export function CompanyAddress({ company }: { company: Company }) {
  const [editing, setEditing] = useState(false)
  if (editing || !hasAddress(company))
    return <CompanyForm key={company.version} company={company} onSaved={() => setEditing(false)} />
  return (
    <div className={styles.shown}>
      <Address company={company} />
      <Button variant="quiet" onClick={() => setEditing(true)}>
        Change billing details
      </Button>
    </div>
  )
}
