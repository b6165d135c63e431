import type { OperationKey } from '@talentplace/contract/testing/access'
import { accountsCalls } from '../../features/accounts/accounts.access.ts'
import { adjustmentsCalls } from '../../features/adjustments/adjustments.access.ts'
import { applicationsCalls } from '../../features/applications/applications.access.ts'
import { assistantsCalls } from '../../features/assistants/assistants.access.ts'
import { attributionCalls } from '../../features/attribution/attribution.access.ts'
import { billsCalls } from '../../features/bills/bills.access.ts'
import { clientsCalls } from '../../features/clients/clients.access.ts'
import { configurationCalls } from '../../features/configuration/configuration.access.ts'
import { contentCalls } from '../../features/content/content.access.ts'
import { discussionsCalls } from '../../features/discussions/discussions.access.ts'
import { feedbackCalls } from '../../features/feedback/feedback.access.ts'
import { filesCalls } from '../../features/files/files.access.ts'
import { financeCalls } from '../../features/finance/finance.access.ts'
import { invoicesCalls } from '../../features/invoices/invoices.access.ts'
import { matchingCalls } from '../../features/matching/matching.access.ts'
import { meetingsCalls } from '../../features/meetings/meetings.access.ts'
import { notificationsCalls } from '../../features/notifications/notifications.access.ts'
import { operationsCalls } from '../../features/operations/operations.access.ts'
import { paletteCalls } from '../../features/palette/palette.access.ts'
import { paymentsCalls } from '../../features/payments/payments.access.ts'
import { peopleCalls } from '../../features/people/people.access.ts'
import { placesCalls } from '../../features/places/places.access.ts'
import { pricesCalls } from '../../features/prices/prices.access.ts'
import { projectsCalls } from '../../features/projects/projects.access.ts'
import { promotionsCalls } from '../../features/promotions/promotions.access.ts'
import { tasksCalls } from '../../features/tasks/tasks.access.ts'
import { timeCalls } from '../../features/time/time.access.ts'
import { viewsCalls } from '../../features/views/views.access.ts'
import { adjustmentWorkCalls } from '../../workflows/adjustments/adjustment-work.access.ts'
import { agreementCalls } from '../../workflows/agreement/agreement.access.ts'
import { appointmentsCalls } from '../../workflows/appointments/appointments.access.ts'
import { bankingCalls } from '../../workflows/banking/banking.access.ts'
import { billWorkCalls } from '../../workflows/bills/bill-work.access.ts'
import { coursesCalls } from '../../workflows/courses/courses.access.ts'
import { checkoutCalls } from '../../workflows/checkout/checkout.access.ts'
import { writtenFeedbackCalls } from '../../workflows/feedback/feedback.access.ts'
import { decidingCalls } from '../../workflows/deciding/deciding.access.ts'
import { interestCalls } from '../../workflows/interest/interest.access.ts'
import { creditNotesCalls } from '../../workflows/credit-notes/credit-notes.access.ts'
import { invoiceDraftsCalls } from '../../workflows/invoice-drafts/invoice-drafts.access.ts'
import { invoicePaymentsCalls } from '../../workflows/invoice-payments/invoice-payments.access.ts'
import { joiningCalls } from '../../workflows/joining/joining.access.ts'
import { matchBoardCalls } from '../../workflows/match-board/match-board.access.ts'
import { ownProfileCalls } from '../../workflows/own-profile/own-profile.access.ts'
import { pausesCalls } from '../../workflows/pauses/pauses.access.ts'
import { payoutsCalls } from '../../workflows/payouts/payouts.access.ts'
import { peopleBatchesCalls } from '../../workflows/people-batches/people-batches.access.ts'
import { fileExportCalls } from '../../workflows/file-exports/file-exports.access.ts'
import { personalDataCalls } from '../../workflows/personal-data/personal-data.access.ts'
import { peopleMergesCalls } from '../../workflows/people-merges/people-merges.access.ts'
import { ratePlansCalls } from '../../workflows/rate-plans/rate-plans.access.ts'
import { refundBeforeStartCalls } from '../../workflows/refund-before-start/refund-before-start.access.ts'
import { manualRefundsCalls } from '../../workflows/manual-refunds/manual-refunds.access.ts'
import { refundsCalls } from '../../workflows/refunds/refunds.access.ts'
import { registrationCalls } from '../../workflows/registration/registration.access.ts'
import { alertWorkCalls } from '../../workflows/alerts/alert-work.access.ts'
import { requirementsCalls } from '../../workflows/requirements/requirements.access.ts'
import { spendingCalls } from '../../workflows/spending/spending.access.ts'
import { addedHoursCalls } from '../../workflows/added-hours/added-hours.access.ts'
import { staffTodayCalls } from '../../workflows/staff-today/staff-today.access.ts'
import { subscriptionsCalls } from '../../workflows/subscriptions/subscriptions.access.ts'
import { taxesCalls } from '../../workflows/taxes/taxes.access.ts'
import { taskWorkCalls } from '../../workflows/tasks/task-work.access.ts'
import { timeWorkCalls } from '../../workflows/time/time-work.access.ts'
import { waitingPaymentsCalls } from '../../workflows/waiting-payments/waiting-payments.access.ts'
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
