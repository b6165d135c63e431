import type { Sender } from '../platform/mail/mail-layout.ts'
import { approveManualRefundOperation } from './manual-refunds/approve-manual-refund.ts'
import type { ManualRefundDeps } from './manual-refunds/manual-refund-deps.ts'
import { manualRefundMails } from './manual-refunds/notifications.ts'
import { recordManualRefundOperation } from './manual-refunds/record-manual-refund.ts'
import { voidManualRefundOperation } from './manual-refunds/void-manual-refund.ts'

/** Credit that staff give back by transfer or cheque. */
export function manualRefundsOperations({
  database,
  clock,
  configuration,
}: Omit<ManualRefundDeps, 'mails' | 'zone'> & {
  readonly configuration: Sender & { readonly timeRules: { readonly officeZone: string } }
}) {
  const zone = configuration.timeRules.officeZone
  const deps = { database, clock, mails: manualRefundMails(configuration), zone }
  return {
    recordManualRefund: recordManualRefundOperation(deps),
    approveManualRefund: approveManualRefundOperation(deps),
    voidManualRefund: voidManualRefundOperation(deps),
  }
}
