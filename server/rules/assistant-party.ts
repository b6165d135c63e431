import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'

const countries: Readonly<Record<string, string>> = { CA: 'Canada', US: 'United States' }

/** What is stored of an assistant that their documents name. */
export interface NamedAssistant {
  readonly display_name: string
  /** Of their account; null: they have none. */
  readonly full_name: string | null
  readonly city: string
  readonly region: string
  readonly country: string
}

/** An assistant as documents name them: their full name, and as much of their address as we keep. */
export function assistantParty({ display_name, full_name, city, region, country }: NamedAssistant): InvoiceParty {
  return {
    name: full_name ?? display_name,
    address: [`${city} ${region}`, countries[country] ?? country],
    tax_numbers: [],
  }
}
