import { getInvoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readInvoice } from './read-invoice.ts'

/** One invoice, for the people it was posted to and for staff. */
export function getInvoiceOperation(database: Database) {
  return handle(getInvoice, (context, { params }) => readInvoice(database.kysely, signedIn(context), params.uuid))
}
