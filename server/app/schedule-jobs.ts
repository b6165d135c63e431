import { workOnCodes } from '../accounts/account-deps.ts'
import { scheduleSkillTests } from '../talent/skill-tests/skill-test-jobs.ts'
import { scheduleTimeAway } from '../talent/time-away/follow-time-away.ts'
import { detachCards } from '../accounts/cards/detach-cards.ts'
import { joinIncomeSums } from '../desk/finance/join-income-sums.ts'
import { clearOldNotifications } from '../core/notifications/clear-old-notifications.ts'
import { scheduleWatching } from '../desk/alerts/watch-product.ts'
import { handleProcessorEvents } from '../billing/processor/processor-events.ts'
import { scheduleHealth } from '../subscriptions/care/check-health.ts'
import { scheduleRoleSearches } from '../hiring/match-board/update-role-searches.ts'
import { joinDaySums } from '../work/time/lists/stored-sums.ts'
import { scheduleOrphans } from '../platform/files/remove-orphans.ts'
import { unsubscribeLinksOf } from '../platform/mail/unsubscribe-links-of.ts'
import { scheduleBackups } from '../desk/backups/retain-backups.ts'
import { scheduleEndedAppointments } from '../talent/appointments/mail-cancelled-appointments.ts'
import { scheduleAppointmentReminders } from '../talent/appointments/remind-of-appointments.ts'
import { scheduleBanking } from '../payroll/banking/banking-jobs.ts'
import { scheduleBillRuns } from '../payroll/bills/bill-jobs.ts'
import { scheduleExpiryWarnings } from '../billing/card-expiry/warn-of-expiry.ts'
import { checkoutDeps } from '../hiring/checkout/checkout-deps.ts'
import { onOrderCharge, scheduleReconciliation } from '../hiring/checkout/reconcile-jobs.ts'
import { scheduleFeedbackRequests } from '../subscriptions/feedback/request-feedback.ts'
import { bulkRunDeps } from '../desk/bulk-runs/bulk-run-deps.ts'
import { scheduleBulkRuns } from '../desk/bulk-runs/bulk-run-jobs.ts'
import { scheduleFileExports } from '../desk/file-exports/expire-file-exports.ts'
import { fileExportDeps } from '../desk/file-exports/file-export-deps.ts'
import { scheduleHours } from '../work/hours/notify-of-hours.ts'
import { scheduleInvoiceMails } from '../billing/invoice-mails/mail-invoices.ts'
import { scheduleReminders } from '../billing/invoice-reminders/remind-of-invoices.ts'
import { scheduleApplicationReminders } from '../talent/joining/remind-applicants.ts'
import { scheduleOverage } from '../billing/overage/overage-jobs.ts'
import { scheduleDeletion } from '../desk/personal-data/erase-people.ts'
import { scheduleExports } from '../desk/personal-data/make-export.ts'
import { onSettledCharge, scheduleFees } from '../billing/processor-fees/fetch-processor-fees.ts'
import { scheduleReferrals } from '../billing/referrals/referral-jobs.ts'
import { onRefundOrDispute } from '../billing/refunds/on-processor-event.ts'
import { scheduleRefunds } from '../billing/refunds/reconcile-refunds.ts'
import { refundDeps } from '../billing/refunds/refund-deps.ts'
import { renewalDeps } from '../billing/charges/renewal-deps.ts'
import { scheduleRenewals } from '../billing/renewals/renewal-jobs.ts'
import { onInvoiceCharge } from '../billing/charges/settle-charge.ts'
import { scheduleHandOver } from '../work/tasks/hand-over.ts'
import { joinTaskCounts } from '../work/tasks/task-counts.ts'
import { joinCriterionCounts } from '../matching/vocabulary/criterion-counts.ts'
import { scheduleTimeJobs } from '../work/time-jobs.ts'
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
  scheduleBulkRuns(jobs, bulkRunDeps(platform))
  scheduleFileExports(jobs, fileExportDeps(platform))
  if (backups !== null) scheduleBackups(jobs, { ...backups, database, clock, log })
  scheduleDeletion(jobs, { database, clock, log, files, sessions })
  detachCards(jobs, processor)
  scheduleFeedbackRequests(jobs, { database, clock })
  scheduleHours(jobs, { database, clock })
  scheduleHealth(jobs, { database, clock })
  scheduleTimeAway(jobs, { database, clock })
  scheduleRoleSearches(jobs, { database, clock })
  jobs.every('finance.join_income_sums', '* * * * *', () => joinIncomeSums(database.kysely))
  jobs.every('time.join_day_sums', '* * * * *', () => joinDaySums(database.kysely))
  jobs.every('tasks.join_counts', '* * * * *', () => joinTaskCounts(database.kysely))
  jobs.every('criteria.join_counts', '* * * * *', () => joinCriterionCounts(database.kysely))
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
