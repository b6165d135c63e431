import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'

const countries = { CA: 'Canada', US: 'United States' } as const

/** What is stored of a client that their documents name. */
export interface NamedClient {
  readonly company: string
  readonly legal_name: string
  readonly address_line1: string
  readonly address_line2: string
  readonly city: string
  readonly state_prov: string | null
  readonly postal_code: string
  readonly country: 'CA' | 'US' | null
  readonly tax_numbers: unknown
}

/** A client as documents name them: their legal name, address and tax numbers. */
export function partyOfClient(client: NamedClient): InvoiceParty {
  const place = [client.city, client.state_prov, client.postal_code].filter((each) => each !== null && each !== '')
  const address = [
    client.address_line1,
    client.address_line2,
    place.join(' '),
    client.country === null ? '' : countries[client.country],
  ]
  return {
    name: client.legal_name === '' ? client.company : client.legal_name,
    address: address.filter((line) => line !== ''),
    tax_numbers: client.tax_numbers as InvoiceParty['tax_numbers'],
  }
}
