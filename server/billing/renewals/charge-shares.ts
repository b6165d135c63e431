import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedInvoice } from './lock-invoice.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'

/** How much of a charge is for which invoice. */
export interface ChargeShare {
  readonly invoice_uuid: string
  readonly amount_cents: number
}

export const sumOfShares = (shares: readonly ChargeShare[]) =>
  shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/**
 * Step: what a charge of an invoice asks for: all that is open of it, and after it the small balances of the same client
 * and currency that wait for a charge to take them along. One that someone else holds at this moment waits for the next.
 */
export async function sharesOf(transaction: Transaction<Tables>, invoice: LockedInvoice): Promise<ChargeShare[]> {
  const { uuid, client_uuid, currency } = invoice
  const { rows } = await sql<ChargeShare>`
    select invoices.uuid as invoice_uuid, total_cents - paid_cents as amount_cents
    from invoices join collections on collections.invoice_uuid = invoices.uuid
    where client_uuid = ${client_uuid} and currency = ${currency} and invoices.uuid <> ${uuid}
      and waits_since is not null and paid_cents < total_cents and status in ${sqlIn(invoiceStates.sets.open)}
      and not exists (select from charge_shares where charge_shares.invoice_uuid = invoices.uuid and open)
    order by invoices.uuid for update of invoices skip locked`.execute(transaction)
  return [{ invoice_uuid: uuid, amount_cents: invoice.total_cents - invoice.paid_cents }, ...rows]
}
