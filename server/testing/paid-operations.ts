import { adjustmentsOperations } from '../billing/adjustments.operations.ts'
import type { BillRules } from '../payroll/bills/bill-rules.ts'
import { invoicesOperations } from '../billing/invoices.operations.ts'
import { draftsOperations } from '../hiring/drafts.operations.ts'
import { interestOperations } from '../hiring/interest.operations.ts'
import { projectsOperations } from '../subscriptions/projects.operations.ts'
import { adjustmentWorkOperations } from '../payroll/adjustment-work.operations.ts'
import { addedHoursOperations } from '../billing/added-hours.operations.ts'
import type { CheckoutPlatform } from '../hiring/checkout/checkout-deps.ts'
import { creditNotesOperations } from '../billing/credit-notes.operations.ts'
import { invoiceDraftsOperations } from '../billing/invoice-drafts.operations.ts'
import { invoicePaymentsOperations } from '../billing/invoice-payments.operations.ts'
import { manualRefundsOperations } from '../billing/manual-refunds.operations.ts'
import { pausesOperations } from '../billing/pauses.operations.ts'
import { refundBeforeStartOperations } from '../billing/refund-before-start.operations.ts'
import { refundsOperations } from '../billing/refunds.operations.ts'
import { spendingOperations } from '../hiring/spending.operations.ts'
import { subscriptionsOperations } from '../billing/subscriptions.operations.ts'
import { waitingPaymentsOperations } from '../hiring/waiting-payments.operations.ts'

/** The operations of subscriptions, and of what pays for them after the checkout. */
export function paidOperations(
  platform: CheckoutPlatform & {
    readonly configuration: { readonly billRules: BillRules; readonly timeRules: { readonly officeZone: string } }
  },
) {
  return Object.values({
    ...draftsOperations(platform),
    ...interestOperations(platform),
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
