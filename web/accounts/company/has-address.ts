import type { Company } from '@talentplace/contract/accounts/company/company.routes'

/** True when an invoice can be written to this address. */
export function hasAddress({ address_line1, city, country, state_prov, postal_code }: Company): boolean {
  return address_line1 !== '' && city !== '' && country !== null && state_prov !== null && postal_code !== ''
}
