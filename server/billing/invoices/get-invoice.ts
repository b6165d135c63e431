import { getInvoice, type Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { cardText, lineText, partyIn } from './document-words.ts'
import { namesOfRoles } from './document-wording.ts'
import { readInvoice } from './read-invoice.ts'

/** A card where there is one, as its reader names it. */
const ofCard = <Paid extends { readonly card: string | null }>(paid: Paid): Paid => ({
  ...paid,
  card: paid.card === null ? null : cardText(paid.card),
})

/** What is stored in English, in the reader's words. */
async function inReadersWords(database: Kysely<Tables>, invoice: Invoice): Promise<Invoice> {
  const roles = await namesOfRoles(database, invoice.lines, currentLanguage())
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, description: lineText(line, roles) })),
    supplier: partyIn(invoice.supplier),
    client: partyIn(invoice.client),
    payments: invoice.payments.map(ofCard),
    refunds: invoice.refunds.map(ofCard),
  }
}

/** One invoice, for the people it was posted to and for staff. */
export function getInvoiceOperation({ kysely }: Database) {
  return handle(getInvoice, async (context, { params }) =>
    inReadersWords(kysely, await readInvoice(kysely, signedIn(context), params.uuid)),
  )
}
