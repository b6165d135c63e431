import { getCreditOperation } from '../features/invoices/get-credit.ts'
import { getCreditNoteFileOperation } from '../features/invoices/credit-notes/get-credit-note-file.ts'
import { getInvoiceFileOperation } from '../features/invoices/get-invoice-file.ts'
import { getInvoiceOperation } from '../features/invoices/get-invoice.ts'
import { listInvoicesOperation } from '../features/invoices/list-invoices.ts'
import { listClientProjectsOperation } from '../features/projects/subscriptions/list-client-projects.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import { previewRefundOperation } from '../workflows/refund-before-start/preview-refund.ts'
import { refundProjectOperation } from '../workflows/refund-before-start/refund-project.ts'
import { refundedMails } from '../workflows/refund-before-start/refunded-mails.ts'
import { refundMails } from '../workflows/refunds/refund-mails.ts'
import type { RefundDeps } from '../workflows/refunds/refund-deps.ts'
import { refundPaymentOperation } from '../workflows/refunds/refund-payment.ts'
import { refundCreditOperation } from '../workflows/refunds/refund-credit.ts'
import { addPaymentOperation } from '../workflows/invoice-payments/add-payment.ts'
import { collectPaymentOperation } from '../workflows/invoice-payments/collect-payment.ts'
import { renewalMails } from '../workflows/renewals/renewal-mails.ts'
import type { RenewalDeps } from '../workflows/renewals/renewal-deps.ts'
import { useCreditOperation } from '../workflows/invoice-payments/use-credit.ts'
import { cancelProjectOperation } from '../workflows/subscriptions/cancel-project.ts'
import { keepProjectOperation } from '../workflows/subscriptions/keep-project.ts'
import { cancellationMails } from '../workflows/subscriptions/cancellation-mails.ts'
import { getProjectDashboardOperation } from '../workflows/subscriptions/get-project-dashboard.ts'
import { previewCancellationOperation } from '../workflows/subscriptions/preview-cancellation.ts'
import type { Configuration } from './configuration.ts'

interface SubscriptionPlatform {
  readonly configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'supplier'>
  readonly database: Database
  readonly clock: Clock
  readonly log: RenewalDeps['log']
  readonly processor: CardProcessor | null
}

/** What renewals need, for their jobs and for the operations that pay invoices. */
export function renewalDeps({ configuration, ...platform }: SubscriptionPlatform): RenewalDeps {
  return { ...platform, supplier: configuration.supplier, mails: renewalMails(configuration) }
}

/** What refunds need, for their jobs, their events and the operations that ask for them. */
export function refundDeps({ configuration, database, clock, log, processor }: SubscriptionPlatform): RefundDeps {
  return { database, clock, log, processor, mails: refundMails(configuration) }
}

/** Subscriptions after their checkout, invoices, credit and refunds. */
export function subscriptionOperations(platform: SubscriptionPlatform) {
  const { configuration, database, clock } = platform
  const renewals = renewalDeps(platform)
  const refunds = refundDeps(platform)
  const cancellation = { database, clock, mails: cancellationMails(configuration) }
  return {
    listClientProjects: listClientProjectsOperation(platform),
    getProjectDashboard: getProjectDashboardOperation(platform),
    previewCancellation: previewCancellationOperation(platform),
    cancelProject: cancelProjectOperation(cancellation),
    keepProject: keepProjectOperation(cancellation),
    previewRefund: previewRefundOperation(platform),
    refundProject: refundProjectOperation({ refunds, mails: refundedMails(configuration) }),
    listInvoices: listInvoicesOperation(database),
    getInvoice: getInvoiceOperation(database),
    getInvoiceFile: getInvoiceFileOperation({ database, brand: configuration.brand }),
    getCreditNoteFile: getCreditNoteFileOperation({ database, brand: configuration.brand }),
    collectPayment: collectPaymentOperation(renewals),
    addPayment: addPaymentOperation(renewals),
    useCredit: useCreditOperation(renewals),
    refundPayment: refundPaymentOperation(refunds),
    refundCredit: refundCreditOperation(refunds),
    getCredit: getCreditOperation(database),
  }
}
