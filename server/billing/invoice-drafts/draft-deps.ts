import type { InvoiceParty } from '../invoices/post-invoice.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/** What writing an invoice by hand needs. */
export interface DraftDeps {
  readonly database: Database
  readonly clock: Clock
  readonly supplier: InvoiceParty
}
