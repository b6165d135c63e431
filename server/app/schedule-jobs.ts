import { workOnCodes } from '../features/accounts/account-deps.ts'
import { scheduleSkillTests } from '../features/applications/skill-tests/skill-test-jobs.ts'
import { scheduleTimeAway } from '../features/assistants/time-away/follow-time-away.ts'
import { forgetCards } from '../features/clients/cards/forget-cards.ts'
import { joinIncomeSums } from '../features/finance/join-income-sums.ts'
import { clearOldNotifications } from '../features/notifications/clear-old-notifications.ts'
import { scheduleWatching } from '../features/operations/alerts/watch-product.ts'
import { handleProcessorEvents } from '../features/payments/processor-events.ts'
import { scheduleHealth } from '../features/projects/care/check-health.ts'
import { scheduleRoleSearches } from '../features/projects/match-board/keep-role-searches.ts'
import { joinDaySums } from '../features/time/lists/kept-sums.ts'
import { scheduleOrphans } from '../platform/files/remove-orphans.ts'
import { unsubscribeLinksOf } from '../platform/mail/unsubscribe-links-of.ts'
import { scheduleBackups } from '../workflows/backups/keep-backups.ts'
import { scheduleEndedAppointments } from '../workflows/appointments/mail-ended-appointments.ts'
import { scheduleAppointmentReminders } from '../workflows/appointments/remind-of-appointments.ts'
import { scheduleBanking } from '../workflows/banking/banking-jobs.ts'
import { scheduleBillRuns } from '../workflows/bills/bill-jobs.ts'
import { scheduleExpiryWarnings } from '../workflows/card-expiry/warn-of-expiry.ts'
import { checkoutDeps } from '../workflows/checkout/checkout-deps.ts'
import { onOrderCharge, scheduleReconciliation } from '../workflows/checkout/reconcile-jobs.ts'
import { scheduleFeedbackRequests } from '../workflows/feedback/ask-for-feedback.ts'
import { scheduleFileExports } from '../workflows/file-exports/expire-file-exports.ts'
import { fileExportDeps } from '../workflows/file-exports/file-export-deps.ts'
import { scheduleHours } from '../workflows/hours/tell-of-hours.ts'
import { scheduleInvoiceMails } from '../workflows/invoice-mails/mail-invoices.ts'
import { scheduleReminders } from '../workflows/invoice-reminders/remind-of-invoices.ts'
import { scheduleApplicationReminders } from '../workflows/joining/remind-applicants.ts'
import { scheduleOverage } from '../workflows/overage/overage-jobs.ts'
import { scheduleForgetting } from '../workflows/personal-data/forget-people.ts'
import { scheduleExports } from '../workflows/personal-data/make-export.ts'
import { onSettledCharge, scheduleFees } from '../workflows/processor-fees/learn-fees.ts'
import { scheduleReferrals } from '../workflows/referrals/referral-jobs.ts'
import { onRefundOrDispute } from '../workflows/refunds/on-processor-event.ts'
import { scheduleRefunds } from '../workflows/refunds/reconcile-refunds.ts'
import { refundDeps } from '../workflows/refunds/refund-deps.ts'
import { renewalDeps } from '../workflows/renewals/renewal-deps.ts'
import { scheduleRenewals } from '../workflows/renewals/renewal-jobs.ts'
import { onInvoiceCharge } from '../workflows/renewals/settle-charge.ts'
import { scheduleHandOver } from '../workflows/tasks/hand-over.ts'
import { scheduleTimeJobs } from '../workflows/time/time-jobs.ts'
import type { Platform } from './open-platform.ts'

/**
 * Names every job there is and what does it. A process that works none needs the names, too: what it writes waits in
 * the queue of its name until a process that does works on it.
 */
export function scheduleJobs(platform: Platform): void {
  const { configuration, database, clock, log, jobs, files, sessions, processor, mail, backups } = platform
  if (mail !== null) jobs.every('mail.deliver', '* * * * *', () => mail.deliver())
  jobs.every('notifications.clear', '23 8 * * *', () => clearOldNotifications({ database, clock }))
  workOnCodes(platform)
  scheduleWatching(jobs, { database, clock, dataDir: configuration.dataDir })
  scheduleOrphans(jobs, { database, files, clock })
  scheduleExports(jobs, { database, clock, files, brand: configuration.brand })
  scheduleFileExports(jobs, fileExportDeps(platform))
  if (backups !== null) scheduleBackups(jobs, { ...backups, database, clock, log })
  scheduleForgetting(jobs, { database, clock, log, files, sessions })
  forgetCards(jobs, processor)
  scheduleFeedbackRequests(jobs, { database, clock })
  scheduleHours(jobs, { database, clock })
  scheduleHealth(jobs, { database, clock })
  scheduleTimeAway(jobs, { database, clock })
  scheduleRoleSearches(jobs, { database, clock })
  jobs.every('finance.join_income_sums', '* * * * *', () => joinIncomeSums(database.kysely))
  jobs.every('time.join_day_sums', '* * * * *', () => joinDaySums(database.kysely))
  scheduleHandOver(jobs, { database, clock })
  scheduleTimeJobs(jobs, { database, clock, configuration })
  scheduleReferrals(jobs, { database, clock, configuration })
  scheduleBillRuns(jobs, { database, clock, log, configuration })
  scheduleAppointmentReminders(jobs, { database, clock, configuration })
  scheduleEndedAppointments(jobs, { database, clock, configuration })
  scheduleBanking(jobs, { database, clock, log, configuration })
  const unsubscribeLinks = unsubscribeLinksOf({ database, publicUrl: configuration.publicUrl })
  scheduleApplicationReminders(jobs, { database, clock, log, configuration, unsubscribeLinks })
  scheduleExpiryWarnings(jobs, { database, clock, processor, sender: configuration })
  const checkout = checkoutDeps(platform)
  scheduleReconciliation(jobs, checkout)
  const renewals = renewalDeps(platform)
  scheduleRenewals(jobs, renewals)
  scheduleOverage(jobs, { ...renewals, timeRules: configuration.timeRules })
  scheduleReminders(jobs, { database, clock, log, sender: configuration })
  const support = configuration.links.client_support
  scheduleInvoiceMails(jobs, { database, clock, log, sender: configuration, support })
  scheduleSkillTests(jobs, { database, clock, sender: configuration })
  const refunds = refundDeps(platform)
  scheduleRefunds(jobs, refunds)
  scheduleFees(jobs, platform)
  handleProcessorEvents({
    database,
    clock,
    jobs,
    // The last one needs what the others book.
    listeners: [
      onOrderCharge(checkout),
      onInvoiceCharge(renewals),
      onRefundOrDispute(refunds),
      onSettledCharge(platform),
    ],
  })
}
