import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const countries = { CA: 'Canada', US: 'United States' } as const

/** The client's party as it is on this day, and what they want on their invoices. */
export async function clientParty(
  database: Kysely<Tables>,
  client_uuid: string,
): Promise<{ party: InvoiceParty; po_number: string }> {
  const client = await database
    .selectFrom('clients')
    .selectAll()
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const place = [client.city, client.state_prov, client.postal_code].filter((each) => each !== null && each !== '')
  const address = [
    client.address_line1,
    client.address_line2,
    place.join(' '),
    client.country === null ? '' : countries[client.country],
  ]
  return {
    party: {
      name: client.legal_name === '' ? client.company : client.legal_name,
      address: address.filter((line) => line !== ''),
      tax_numbers: client.tax_numbers as InvoiceParty['tax_numbers'],
    },
    po_number: client.po_number,
  }
}
