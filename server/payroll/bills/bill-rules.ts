import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'

/** What is configured of bills. */
export interface BillRules {
  /** Less than that waits for the next half-month; 0: nothing does. */
  readonly minimumCents: number
  /** So many business days after its posting the money is expected. */
  readonly payoutDays: number
  /** Our province, at whose rates assistants charge us taxes; null: we aren’t in Canada, and nobody does. */
  readonly supplierProvince: string | null
}

/** What bills are read and posted with. */
export interface BillDeps {
  readonly rules: BillRules
  /** Who pays. */
  readonly supplier: InvoiceParty
}
