import '@talentplace/contract/shared/plain-messages'
import { companyFields, postalFault, type CompanyFields } from '@talentplace/contract/clients/company/company-fields'
import type { Company } from '@talentplace/contract/clients/company/company.routes'

/** A company as it is being written; a country or province that isn't chosen yet is empty. */
export type CompanyDraft = Omit<CompanyFields, 'country' | 'state_prov'> & {
  readonly country: 'CA' | 'US' | ''
  readonly state_prov: string
}

/** What the form begins with; `usualPhone` where the company has no telephone. */
export function draftOf(company: Company, usualPhone = ''): CompanyDraft {
  const { legal_name, address_line1, address_line2, city, postal_code, phone_number, po_number } = company
  return {
    company: company.company,
    legal_name,
    address_line1,
    address_line2,
    city,
    country: company.country ?? '',
    state_prov: company.state_prov ?? '',
    postal_code,
    phone_number: phone_number || usualPhone,
    tax_numbers: company.tax_numbers,
    invoice_emails: company.invoice_emails,
    po_number,
  }
}

export type CheckedCompany = { readonly fields: CompanyFields } | { readonly faults: Readonly<Record<string, string>> }

/** What of the draft isn't right yet, at its field; or all of it, as it is sent. */
export function checkCompany(draft: CompanyDraft): CheckedCompany {
  const checked = companyFields.safeParse(draft)
  const faults: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) faults[path.join('.')] ??= message
  const postal = draft.country === '' || draft.postal_code === '' ? null : postalFault(draft.postal_code, draft.country)
  if (postal !== null) faults['postal_code'] ??= postal
  return checked.success && Object.keys(faults).length === 0 ? { fields: checked.data } : { faults }
}
