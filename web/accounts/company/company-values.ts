import type { CompanyFields } from '@talentplace/contract/accounts/company/company-fields'
import { postalIssue } from '@talentplace/contract/accounts/company/postal-code'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Company } from '@talentplace/contract/accounts/company/company.routes'

/** A company as it is being written; a country or province that isn't chosen yet is empty. */
export type CompanyValues = Omit<CompanyFields, 'country' | 'state_prov'> & {
  readonly country: 'CA' | 'US' | ''
  readonly state_prov: string
  readonly document_language: Language | null
  /** The version that is changed. */
  readonly version: number
}

/** What the form begins with; `usualPhone` where the company has no telephone. */
export function valuesOf(company: Company, usualPhone = ''): CompanyValues {
  const { legal_name, address_line1, address_line2, city, postal_code, po_number } = company
  const { phone_number, phone_extension } = company
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
    phone_extension,
    tax_numbers: company.tax_numbers,
    invoice_emails: company.invoice_emails,
    po_number,
    document_language: company.document_language,
    version: company.version,
  }
}

/** A postal code of another country or province is told with the other faults, and not once they are mended. */
export function wrongPostalCode({ country, state_prov, postal_code }: CompanyValues): Record<string, string> {
  const issue = country === '' || postal_code.trim() === '' ? null : postalIssue(postal_code, country, state_prov)
  return issue === null ? {} : { postal_code: issue }
}
