import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { clearPastDevices } from '../features/accounts/sessions/note-device.ts'
import { clearPastCodes } from '../features/accounts/codes/account-codes.ts'
import { clearPastRequests } from '../features/accounts/codes/code-wait.ts'
import { forgetCards } from '../features/clients/cards/forget-cards.ts'
import { scheduleTimeAway } from '../features/assistants/time-away/follow-time-away.ts'
import { readAvatars } from '../features/files/read-avatars.ts'
import { createSearchIndex, type SearchIndex } from '../features/matching/search-index/search-index.ts'
import { recordUnknownWords } from '../features/matching/unknown-words.ts'
import { openVocabulary } from '../features/matching/vocabulary-source.ts'
import { clearOldNotifications } from '../features/notifications/clear-old-notifications.ts'
import { unsubscribeLinksOf } from '../platform/mail/unsubscribe-links-of.ts'
import { startNotificationLoop } from '../features/notifications/notification-loop.ts'
import { handleProcessorEvents } from '../features/payments/processor-events.ts'
import { startAuditLinking } from '../platform/audit/link-audit.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { onceReachable } from '../platform/database/database-away.ts'
import { scheduleWatching } from '../features/operations/alerts/watch-product.ts'
import { keepWatchingSearch } from '../features/operations/alerts/watch-search.ts'
import { createVitalSigns } from '../features/operations/vital-signs.ts'
import { createListener } from '../platform/database/listener.ts'
import { scheduleOrphans } from '../platform/files/remove-orphans.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { clearPastMail, createMailDelivery } from '../platform/mail/deliver-mail.ts'
import { keptMail, smtpTransport, type MailTransport } from '../platform/mail/mail-transport.ts'
import { loadCityDirectory } from '../platform/places/city-directory.ts'
import { startRealtime } from '../platform/realtime/realtime.ts'
import { clearEndedSessions, createSessionStore } from '../platform/sessions/session-store.ts'
import { openFeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import { clearPastWindows, createThrottle } from '../platform/throttle/throttle.ts'
import { scheduleExpiryWarnings } from '../workflows/card-expiry/warn-of-expiry.ts'
import { onRefundOrDispute } from '../workflows/refunds/on-processor-event.ts'
import { checkHealthAtOnce, scheduleHealth } from '../features/projects/care/check-health.ts'
import { scheduleRoleSearches } from '../features/projects/match-board/keep-role-searches.ts'
import { scheduleHours } from '../workflows/hours/tell-of-hours.ts'
import { scheduleReminders } from '../workflows/invoice-reminders/remind-of-invoices.ts'
import { scheduleInvoiceMails } from '../workflows/invoice-mails/mail-invoices.ts'
import { onSettledCharge, scheduleFees } from '../workflows/processor-fees/learn-fees.ts'
import { scheduleForgetting } from '../workflows/personal-data/forget-people.ts'
import { scheduleExports } from '../workflows/personal-data/make-export.ts'
import { scheduleRefunds } from '../workflows/refunds/reconcile-refunds.ts'
import { scheduleApplicationReminders } from '../workflows/joining/remind-applicants.ts'
import { scheduleFeedbackRequests } from '../workflows/feedback/ask-for-feedback.ts'
import { joinIncomeSums } from '../features/finance/join-income-sums.ts'
import { keepOfficeMonths } from '../features/finance/office-months.ts'
import { joinDaySums } from '../features/time/lists/kept-sums.ts'
import { scheduleAppointmentReminders } from '../workflows/appointments/remind-of-appointments.ts'
import { scheduleBanking } from '../workflows/banking/banking-jobs.ts'
import { scheduleBillRuns } from '../workflows/bills/bill-jobs.ts'
import { scheduleHandOver } from '../workflows/tasks/hand-over.ts'
import { scheduleReferrals } from '../workflows/referrals/referral-jobs.ts'
import { scheduleTimeJobs } from '../workflows/time/time-jobs.ts'
import { scheduleOverage } from '../workflows/overage/overage-jobs.ts'
import { scheduleRenewals } from '../workflows/renewals/renewal-jobs.ts'
import { onInvoiceCharge } from '../workflows/renewals/settle-charge.ts'
import { scheduleBackups } from '../workflows/backups/keep-backups.ts'
import { checkoutDeps } from '../workflows/checkout/checkout-deps.ts'
import { onOrderCharge, reconcileAtStart, scheduleReconciliation } from '../workflows/checkout/reconcile-jobs.ts'
import type { Configuration } from './configuration.ts'
import { integrationsOf } from './integrations.ts'
import { openBackups } from './open-backups.ts'
import { openBankingKeys } from './open-banking-keys.ts'
import { openFileStore } from './open-file-store.ts'
import { openProcessor } from './open-processor.ts'
import { createServer } from './server.ts'
import { refundDeps } from '../workflows/refunds/refund-deps.ts'
import { scheduleSkillTests } from '../features/applications/skill-tests/skill-test-jobs.ts'
import { renewalDeps } from '../workflows/renewals/renewal-deps.ts'

const cleaningInterval = 60 * 60 * 1000

export interface RunningServer {
  readonly server: FastifyInstance
  readonly index: SearchIndex
  /** Settles when the search index is ready; calls other than search work before. */
  readonly searchReady: Promise<void>
  stop(): Promise<void>
}

/** Null: mail waits for a mail server. In production nobody may read it in the database instead. */
function mailTransport({ smtpUrl, mailFrom, production }: Configuration): MailTransport | null {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom)
  return production ? null : keptMail
}

/** Joins everything that one server process consists of, on a migrated database. It doesn't listen yet. */
export async function assembleServer(options: {
  configuration: Configuration
  databaseUrl: string
  database: Database
  clock: Clock
  log: Logger
  version: string
  webFolder: string | null
}): Promise<RunningServer> {
  const { configuration, databaseUrl, database, clock, log } = options
  const listener = createListener({ url: databaseUrl, log })
  const sessions = createSessionStore({ database, listener, clock, staffTwoStep: configuration.staffTwoStep })
  const throttle = createThrottle({ database, clock })
  const index = createSearchIndex({ database, listener, clock, log })
  const unknownWords = recordUnknownWords({ database, clock, log })
  const jobs = createJobs({ url: databaseUrl, log })
  const transport = mailTransport(configuration)
  const mail = transport === null ? null : createMailDelivery({ database, listener, transport, clock, log })
  if (mail !== null) jobs.every('mail.deliver', '* * * * *', () => mail.deliver())
  jobs.every('notifications.clear', '23 8 * * *', () => clearOldNotifications({ database, clock }))
  scheduleWatching(jobs, { database, clock, dataDir: configuration.dataDir })
  const files = await openFileStore(configuration)
  scheduleOrphans(jobs, { database, files, clock })
  scheduleExports(jobs, { database, clock, files, brand: configuration.brand })
  scheduleForgetting(jobs, { database, clock, log, files, sessions })
  const backups = await openBackups(configuration, { url: databaseUrl, files, version: options.version })
  if (backups !== null) scheduleBackups(jobs, { ...backups, database, clock, log })
  const { processor, testProcessor } = openProcessor(configuration, { databaseUrl, clock })
  forgetCards(jobs, processor)
  scheduleFeedbackRequests(jobs, { database, clock })
  scheduleHours(jobs, { database, clock })
  scheduleHealth(jobs, { database, clock })
  const health = checkHealthAtOnce({ database, clock, listener, log })
  scheduleTimeAway(jobs, { database, clock })
  scheduleRoleSearches(jobs, { database, clock })
  jobs.every('finance.join_income_sums', '* * * * *', () => joinIncomeSums(database.kysely))
  jobs.every('time.join_day_sums', '* * * * *', () => joinDaySums(database.kysely))
  scheduleHandOver(jobs, { database, clock })
  scheduleTimeJobs(jobs, { database, clock, configuration })
  scheduleReferrals(jobs, { database, clock, configuration })
  scheduleBillRuns(jobs, { database, clock, log, configuration })
  scheduleAppointmentReminders(jobs, { database, clock, configuration })
  scheduleBanking(jobs, { database, clock, log, configuration })
  scheduleApplicationReminders(jobs, {
    database,
    clock,
    log,
    configuration,
    unsubscribeLinks: unsubscribeLinksOf({ database, publicUrl: configuration.publicUrl }),
  })
  scheduleExpiryWarnings(jobs, { database, clock, processor, sender: configuration })
  const platform = { configuration, database, clock, log, processor }
  const checkout = checkoutDeps(platform)
  scheduleReconciliation(jobs, checkout)
  const renewals = renewalDeps(platform)
  scheduleRenewals(jobs, renewals)
  scheduleOverage(jobs, { ...renewals, timeRules: configuration.timeRules })
  scheduleReminders(jobs, { database, clock, log, sender: configuration })
  scheduleInvoiceMails(jobs, { database, clock, log, sender: configuration })
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
  await onceReachable(() => keepOfficeMonths(database.kysely, configuration.timeRules.officeZone))
  await onceReachable(() => listener.start())
  const [featureFlags, vocabulary, directory, avatars] = await Promise.all([
    onceReachable(() => openFeatureFlagStore({ database, listener, log })),
    onceReachable(() => openVocabulary({ database, listener, log })),
    onceReachable(() => loadCityDirectory(database)),
    readAvatars(),
  ])
  const live: { connections: () => number } = { connections: () => 0 }
  const vitalSigns = createVitalSigns({
    database,
    clock,
    jobs,
    listener,
    delivery: transport === null ? 'none' : configuration.smtpUrl === null ? 'kept' : 'smtp',
    connections: () => live.connections(),
  })
  const server = await createServer({
    configuration,
    version: options.version,
    database,
    clock,
    log,
    sessions,
    featureFlags,
    throttle,
    directory,
    vocabulary,
    unknownWords,
    index,
    avatars,
    files,
    jobs,
    vitalSigns,
    integrations: () => integrationsOf({ configuration, clock, processor, transport, files, listener, backups }),
    processor,
    bankingKeys: openBankingKeys(configuration),
    testProcessor,
    webFolder: options.webFolder,
  })
  const realtime = startRealtime({
    server: server.server,
    database,
    listener,
    sessions,
    clock,
    log,
    publicUrl: configuration.publicUrl,
    loopback: !configuration.production,
    proxies: configuration.trustedProxies,
  })
  live.connections = () => realtime.connections
  await listener.listening()
  await onceReachable(() => jobs.start())
  reconcileAtStart(checkout)
  const notificationLoop = startNotificationLoop({
    ...configuration,
    database,
    clock,
    log,
    unsubscribeLinks: unsubscribeLinksOf({ ...configuration, database }),
  })
  const auditLinking = startAuditLinking({ database, log })
  const searchReady = index.start()
  const searchWatch = keepWatchingSearch({ database, clock, index, log })
  const cleaning = setInterval(() => {
    Promise.all([
      clearEndedSessions(database, clock),
      clearPastWindows(database, clock),
      clearPastCodes(database, clock),
      clearPastDevices(database, clock),
      clearPastRequests(database, clock),
      clearPastMail(database),
    ]).catch((error: unknown) => log.warn({ err: error }, 'what is past could not be cleared'))
  }, cleaningInterval)
  cleaning.unref()
  return {
    server,
    index,
    searchReady,
    async stop() {
      clearInterval(cleaning)
      searchWatch.stop()
      await notificationLoop.stop()
      await realtime.stop()
      await server.close()
      await auditLinking.stop()
      await jobs.stop()
      await testProcessor?.close()
      await mail?.stop()
      await health.stop()
      await index.stop()
      await unknownWords.flush().catch(() => undefined)
      await listener.stop()
    },
  }
}
