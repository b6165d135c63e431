import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { partyOfClient } from '../../rules/client-party.ts'

/** A client as an invoice names them, and what they want on it. */
export interface BilledClient {
  readonly party: InvoiceParty
  readonly po_number: string
}

const billed = (client: Selectable<Tables['clients']>): BilledClient => ({
  party: partyOfClient(client),
  po_number: client.po_number,
})

/** Clients' parties as they are on this day, by client. */
export async function clientParties(
  database: Kysely<Tables>,
  clients: readonly string[],
): Promise<Map<string, BilledClient>> {
  const rows = await database
    .selectFrom('clients')
    .selectAll()
    .where(sql<boolean>`uuid = any(${clients}::uuid[])`)
    .execute()
  return new Map(rows.map((client) => [client.uuid, billed(client)]))
}

/** One client's party as it is on this day. */
export async function clientParty(database: Kysely<Tables>, client_uuid: string): Promise<BilledClient> {
  const party = (await clientParties(database, [client_uuid])).get(client_uuid)
  if (!party) throw new Error(`Client ${client_uuid} is gone`)
  return party
}
