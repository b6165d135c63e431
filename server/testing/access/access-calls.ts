import type { OperationKey } from '@talentplace/contract/testing/access'
import { accountsCalls } from '../../accounts/accounts.access.ts'
import { adjustmentsCalls } from '../../billing/adjustments.access.ts'
import { applicationsCalls } from '../../talent/applications.access.ts'
import { assistantsCalls } from '../../talent/assistants.access.ts'
import { attributionCalls } from '../../accounts/attribution.access.ts'
import { billsCalls } from '../../payroll/bills.access.ts'
import { clientsCalls } from '../../accounts/clients.access.ts'
import { configurationCalls } from '../../core/configuration.access.ts'
import { contentCalls } from '../../core/content.access.ts'
import { discussionsCalls } from '../../work/discussions.access.ts'
import { feedbackCalls } from '../../subscriptions/feedback.access.ts'
import { filesCalls } from '../../core/files.access.ts'
import { financeCalls } from '../../desk/finance.access.ts'
import { invoicesCalls } from '../../billing/invoices.access.ts'
import { matchingCalls } from '../../matching/matching.access.ts'
import { meetingsCalls } from '../../hiring/meetings.access.ts'
import { notificationsCalls } from '../../core/notifications.access.ts'
import { operationsCalls } from '../../desk/operations.access.ts'
import { paletteCalls } from '../../desk/palette.access.ts'
import { paymentsCalls } from '../../billing/payments.access.ts'
import { peopleCalls } from '../../talent/people.access.ts'
import { placesCalls } from '../../core/places.access.ts'
import { pricesCalls } from '../../billing/prices.access.ts'
import { draftsCalls } from '../../hiring/drafts.access.ts'
import { projectsCalls } from '../../subscriptions/projects.access.ts'
import { promotionsCalls } from '../../billing/promotions.access.ts'
import { tasksCalls } from '../../work/tasks.access.ts'
import { timeCalls } from '../../work/time.access.ts'
import { viewsCalls } from '../../desk/views.access.ts'
import { adjustmentWorkCalls } from '../../payroll/adjustment-work.access.ts'
import { agreementCalls } from '../../talent/agreement.access.ts'
import { appointmentsCalls } from '../../talent/appointments.access.ts'
import { bankingCalls } from '../../payroll/banking.access.ts'
import { billWorkCalls } from '../../payroll/bill-work.access.ts'
import { coursesCalls } from '../../talent/courses.access.ts'
import { checkoutCalls } from '../../hiring/checkout.access.ts'
import { writtenFeedbackCalls } from '../../subscriptions/written-feedback.access.ts'
import { decidingCalls } from '../../talent/deciding.access.ts'
import { interestCalls } from '../../hiring/interest.access.ts'
import { creditNotesCalls } from '../../billing/credit-notes.access.ts'
import { invoiceDraftsCalls } from '../../billing/invoice-drafts.access.ts'
import { invoicePaymentsCalls } from '../../billing/invoice-payments.access.ts'
import { joiningCalls } from '../../talent/joining.access.ts'
import { matchBoardCalls } from '../../hiring/match-board.access.ts'
import { ownProfileCalls } from '../../talent/own-profile.access.ts'
import { pausesCalls } from '../../billing/pauses.access.ts'
import { payoutsCalls } from '../../payroll/payouts.access.ts'
import { bulkRunsCalls } from '../../desk/bulk-runs.access.ts'
import { peopleBatchesCalls } from '../../talent/people-batches.access.ts'
import { fileExportCalls } from '../../desk/file-exports.access.ts'
import { personalDataCalls } from '../../desk/personal-data.access.ts'
import { peopleMergesCalls } from '../../talent/people-merges.access.ts'
import { ratePlansCalls } from '../../billing/rate-plans.access.ts'
import { refundBeforeStartCalls } from '../../billing/refund-before-start.access.ts'
import { manualRefundsCalls } from '../../billing/manual-refunds.access.ts'
import { refundsCalls } from '../../billing/refunds.access.ts'
import { registrationCalls } from '../../accounts/registration.access.ts'
import { alertWorkCalls } from '../../desk/alert-work.access.ts'
import { requirementsCalls } from '../../subscriptions/requirements.access.ts'
import { spendingCalls } from '../../hiring/spending.access.ts'
import { addedHoursCalls } from '../../billing/added-hours.access.ts'
import { staffTodayCalls } from '../../desk/staff-today.access.ts'
import { subscriptionsCalls } from '../../billing/subscriptions.access.ts'
import { taxesCalls } from '../../payroll/taxes.access.ts'
import { taskWorkCalls } from '../../work/task-work.access.ts'
import { timeWorkCalls } from '../../work/time-work.access.ts'
import { waitingPaymentsCalls } from '../../hiring/waiting-payments.access.ts'
import type { CallOf } from './access-call.ts'
import { paidCheckouts } from './access-checkouts.ts'
import type { AccessWorld } from './access-world.ts'

/** A well-formed call of each operation, from where the operation is bound: one without doesn't compile. */
export async function accessCalls(world: AccessWorld): Promise<Readonly<Record<OperationKey, CallOf>>> {
  const paid = await paidCheckouts(world)
  return {
    ...accountsCalls(world),
    ...applicationsCalls(world),
    ...appointmentsCalls(world),
    ...agreementCalls(world),
    ...decidingCalls(world),
    ...joiningCalls(world),
    ...coursesCalls(world),
    ...assistantsCalls(world),
    ...(await attributionCalls(world)),
    ...adjustmentsCalls(world),
    ...adjustmentWorkCalls(world),
    ...alertWorkCalls(world),
    ...staffTodayCalls(),
    ...billsCalls(world),
    ...billWorkCalls(world),
    ...bankingCalls(world),
    ...payoutsCalls(world),
    ...taxesCalls(),
    ...clientsCalls(world),
    ...(await configurationCalls(world)),
    ...contentCalls(),
    ...(await discussionsCalls(world)),
    ...(await feedbackCalls(world)),
    ...filesCalls(world),
    ...financeCalls(world),
    ...invoicesCalls(world),
    ...matchingCalls(world),
    ...meetingsCalls(world),
    ...(await notificationsCalls(world)),
    ...(await operationsCalls(world)),
    ...paletteCalls(),
    ...paymentsCalls(),
    ...peopleCalls(world),
    ...placesCalls(),
    ...pricesCalls(world),
    ...draftsCalls(world),
    ...(await projectsCalls(world)),
    ...promotionsCalls(world),
    ...tasksCalls(world),
    ...(await timeCalls(world)),
    ...viewsCalls(world),
    ...checkoutCalls(world, paid),
    ...(await writtenFeedbackCalls(world)),
    ...(await interestCalls(world)),
    ...creditNotesCalls(world),
    ...invoiceDraftsCalls(world),
    ...(await invoicePaymentsCalls(world)),
    ...matchBoardCalls(world),
    ...ownProfileCalls(world),
    ...pausesCalls(world),
    ...bulkRunsCalls(world),
    ...peopleBatchesCalls(world),
    ...peopleMergesCalls(world),
    ...personalDataCalls(world),
    ...fileExportCalls(world),
    ...ratePlansCalls(world),
    ...refundBeforeStartCalls(world),
    ...refundsCalls(world),
    ...manualRefundsCalls(world),
    ...registrationCalls(),
    ...requirementsCalls(world),
    ...subscriptionsCalls(world),
    ...spendingCalls(world),
    ...(await addedHoursCalls(world)),
    ...taskWorkCalls(world),
    ...(await timeWorkCalls(world)),
    ...waitingPaymentsCalls(paid),
  }
}
