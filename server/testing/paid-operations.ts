import { adjustmentsOperations } from '../features/adjustments/adjustments.operations.ts'
import type { BillRules } from '../features/bills/bill-rules.ts'
import { invoicesOperations } from '../features/invoices/invoices.operations.ts'
import { projectsOperations } from '../features/projects/projects.operations.ts'
import { adjustmentWorkOperations } from '../workflows/adjustments/adjustment-work.operations.ts'
import { addedHoursOperations } from '../workflows/added-hours/added-hours.operations.ts'
import type { CheckoutPlatform } from '../workflows/checkout/checkout-deps.ts'
import { creditNotesOperations } from '../workflows/credit-notes/credit-notes.operations.ts'
import { invoiceDraftsOperations } from '../workflows/invoice-drafts/invoice-drafts.operations.ts'
import { invoicePaymentsOperations } from '../workflows/invoice-payments/invoice-payments.operations.ts'
import { manualRefundsOperations } from '../workflows/manual-refunds/manual-refunds.operations.ts'
import { pausesOperations } from '../workflows/pauses/pauses.operations.ts'
import { refundBeforeStartOperations } from '../workflows/refund-before-start/refund-before-start.operations.ts'
import { refundsOperations } from '../workflows/refunds/refunds.operations.ts'
import { spendingOperations } from '../workflows/spending/spending.operations.ts'
import { subscriptionsOperations } from '../workflows/subscriptions/subscriptions.operations.ts'
import { waitingPaymentsOperations } from '../workflows/waiting-payments/waiting-payments.operations.ts'

/** The operations of subscriptions, and of what pays for them after the checkout. */
export function paidOperations(
  platform: CheckoutPlatform & {
    readonly configuration: { readonly billRules: BillRules; readonly timeRules: { readonly officeZone: string } }
  },
) {
  return Object.values({
    ...projectsOperations(platform),
    ...subscriptionsOperations(platform),
    ...spendingOperations(platform),
    ...pausesOperations(platform),
    ...addedHoursOperations(platform),
    ...adjustmentsOperations(platform),
    ...adjustmentWorkOperations(platform),
    ...invoicesOperations(platform),
    ...creditNotesOperations(platform),
    ...invoiceDraftsOperations(platform),
    ...invoicePaymentsOperations(platform),
    ...refundsOperations(platform),
    ...manualRefundsOperations(platform),
    ...refundBeforeStartOperations(platform),
    ...waitingPaymentsOperations(platform),
  })
}
