import { previewRefundOperation } from './refund-before-start/preview-refund.ts'
import { refundProjectOperation } from './refund-before-start/refund-project.ts'
import { refundDeps, type RefundPlatform } from './refunds/refund-deps.ts'
import { cancellationMails } from './subscriptions/notifications.ts'

/** A subscription that ends before it begins, and is paid back. */
export function refundBeforeStartOperations(platform: RefundPlatform) {
  const { configuration } = platform
  return {
    previewRefund: previewRefundOperation(platform),
    refundProject: refundProjectOperation({ refunds: refundDeps(platform), mails: cancellationMails(configuration) }),
  }
}
