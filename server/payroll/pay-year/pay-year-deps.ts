import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { SlipRules } from './slip-rules.ts'

export interface PayYearDeps {
  readonly database: Database
  readonly clock: Clock
  readonly officeZone: string
  readonly slipRules: SlipRules
  readonly brand: { readonly name: string }
  readonly supplier: InvoiceParty
}
