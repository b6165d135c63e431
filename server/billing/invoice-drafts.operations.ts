import type { Database } from '../platform/database/connection.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { InvoiceParty } from './invoices/post-invoice.ts'
import { calculateInvoiceOperation } from './invoice-drafts/calculate-invoice.ts'
import { createInvoiceOperation } from './invoice-drafts/create-invoice.ts'
import { postDraftInvoiceOperation } from './invoice-drafts/post-draft-invoice.ts'
import { saveInvoiceOperation } from './invoice-drafts/save-invoice.ts'
import { voidInvoiceOperation } from './invoice-drafts/void-invoice.ts'

/** Invoices that staff write by hand. */
export function invoiceDraftsOperations(platform: {
  configuration: { readonly supplier: InvoiceParty }
  database: Database
  clock: Clock
}) {
  const { database, clock } = platform
  const deps = { database, clock, supplier: platform.configuration.supplier }
  return {
    calculateInvoice: calculateInvoiceOperation(database),
    createInvoice: createInvoiceOperation(deps),
    saveInvoice: saveInvoiceOperation(deps),
    postDraftInvoice: postDraftInvoiceOperation(deps),
    voidInvoice: voidInvoiceOperation(deps),
  }
}
