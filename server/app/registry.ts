import { operations } from '@talentplace/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { accountDeps } from '../accounts/account-deps.ts'
import { accountsOperations } from '../accounts/accounts.operations.ts'
import { adjustmentsOperations } from '../billing/adjustments.operations.ts'
import { applicationsOperations } from '../talent/applications.operations.ts'
import { assistantsOperations } from '../talent/assistants.operations.ts'
import { viewerOfPhotos } from '../talent/own-profile/photo-viewers.ts'
import { attributionOperations } from '../accounts/attribution.operations.ts'
import { billsOperations } from '../payroll/bills.operations.ts'
import { clientsOperations } from '../accounts/clients.operations.ts'
import { configurationOperations } from '../core/configuration.operations.ts'
import { contentOperations } from '../core/content.operations.ts'
import { discussionsOperations } from '../work/discussions.operations.ts'
import { viewerOfMessageFiles } from '../work/discussions/message-files.ts'
import { feedbackOperations } from '../subscriptions/feedback.operations.ts'
import { filesOperations } from '../core/files.operations.ts'
import { financeOperations } from '../desk/finance.operations.ts'
import { invoicesOperations } from '../billing/invoices.operations.ts'
import { matchingOperations } from '../matching/matching.operations.ts'
import { meetingsOperations } from '../hiring/meetings.operations.ts'
import { notificationsOperations } from '../core/notifications.operations.ts'
import { operationsOperations } from '../desk/operations.operations.ts'
import { paletteOperations } from '../desk/palette.operations.ts'
import { paymentsOperations } from '../billing/payments.operations.ts'
import { peopleOperations } from '../talent/people.operations.ts'
import { viewerOfPeopleDocuments } from '../talent/people/people-documents.ts'
import { placesOperations } from '../core/places.operations.ts'
import { pricesOperations } from '../billing/prices.operations.ts'
import { draftsOperations } from '../hiring/drafts.operations.ts'
import { projectsOperations } from '../subscriptions/projects.operations.ts'
import { promotionsOperations } from '../billing/promotions.operations.ts'
import { viewerOfTaskFiles } from '../work/tasks/task-files.ts'
import { tasksOperations } from '../work/tasks.operations.ts'
import { timeOperations } from '../work/time.operations.ts'
import { viewsOperations } from '../desk/views.operations.ts'
import type { Avatar } from '../core/files/read-avatars.ts'
import type { SearchIndex } from '../matching/search-index/search-index.ts'
import { isVisibleTo, visibleToVisitor } from '../matching/visible-to-visitors.ts'
import type { UnknownWords } from '../matching/unknown-words.ts'
import { admitVisitorsBy } from '../matching/visitor-search.ts'
import type { VocabularySource } from '../matching/vocabulary-source.ts'
import type { Integration } from '../desk/readiness/integration.ts'
import type { Draining } from '../desk/operations/healthcheck.ts'
import type { VitalSigns } from '../desk/operations/vital-signs.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Listener } from '../platform/database/listener.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { FeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import type { EncryptionKeys } from '../platform/sealing/encryption-keys.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import { adjustmentWorkOperations } from '../payroll/adjustment-work.operations.ts'
import { agreementOperations } from '../talent/agreement.operations.ts'
import { appointmentsOperations } from '../talent/appointments.operations.ts'
import { bulkRunsOperations } from '../desk/bulk-runs.operations.ts'
import { alertWorkOperations } from '../desk/alert-work.operations.ts'
import { bankingOperations } from '../payroll/banking.operations.ts'
import { billWorkOperations } from '../payroll/bill-work.operations.ts'
import { payoutsOperations } from '../payroll/payouts.operations.ts'
import { taxesOperations } from '../payroll/taxes.operations.ts'
import { spendingOperations } from '../hiring/spending.operations.ts'
import { addedHoursOperations } from '../billing/added-hours.operations.ts'
import { coursesOperations } from '../talent/courses.operations.ts'
import { checkoutOperations } from '../hiring/checkout.operations.ts'
import { decidingOperations } from '../talent/deciding.operations.ts'
import { discussionOperations } from '../work/discussion-work.operations.ts'
import { writtenFeedbackOperations } from '../subscriptions/written-feedback.operations.ts'
import { fileExportsOperations } from '../desk/file-exports.operations.ts'
import { interestOperations } from '../hiring/interest.operations.ts'
import { creditNotesOperations } from '../billing/credit-notes.operations.ts'
import { invoiceDraftsOperations } from '../billing/invoice-drafts.operations.ts'
import { invoicePaymentsOperations } from '../billing/invoice-payments.operations.ts'
import { joiningOperations } from '../talent/joining.operations.ts'
import { matchBoardOperations } from '../hiring/match-board.operations.ts'
import { ownProfileOperations } from '../talent/own-profile.operations.ts'
import { pausesOperations } from '../billing/pauses.operations.ts'
import { peopleBatchesOperations } from '../talent/people-batches.operations.ts'
import { peopleMergesOperations } from '../talent/people-merges.operations.ts'
import { personalDataOperations } from '../desk/personal-data.operations.ts'
import { ratePlansOperations } from '../billing/rate-plans.operations.ts'
import { refundBeforeStartOperations } from '../billing/refund-before-start.operations.ts'
import { manualRefundsOperations } from '../billing/manual-refunds.operations.ts'
import { refundsOperations } from '../billing/refunds.operations.ts'
import { registrationOperations } from '../accounts/registration.operations.ts'
import { requirementsOperations } from '../subscriptions/requirements.operations.ts'
import { staffTodayOperations } from '../desk/staff-today.operations.ts'
import { subscriptionsOperations } from '../billing/subscriptions.operations.ts'
import { taskWorkOperations } from '../work/task-work.operations.ts'
import { timeWorkOperations } from '../work/time-work.operations.ts'
import { waitingPaymentsOperations } from '../hiring/waiting-payments.operations.ts'
import { alertFinanceStaff } from '../desk/finance-access/alert-finance-staff.ts'
import { registrantRecords } from '../accounts/registration/registrant-records.ts'
import type { Configuration } from './configuration.ts'

export interface Deps {
  readonly configuration: Configuration
  readonly version: string
  readonly database: Database
  readonly listener: Listener
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  readonly sessions: SessionStore
  readonly featureFlags: FeatureFlagStore
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly vocabulary: VocabularySource
  readonly unknownWords: UnknownWords
  readonly index: SearchIndex
  readonly avatars: ReadonlyMap<number, Avatar>
  readonly files: FileStore
  readonly jobs: Jobs
  readonly vitalSigns: () => Promise<VitalSigns>
  readonly integrations: () => readonly Integration[]
  /** Null: no cards are taken. */
  readonly processor: CardProcessor | null
  readonly bankingKeys: EncryptionKeys
  readonly draining: Draining
}

/** Every operation with the code that answers it. */
export function bindOperations(deps: Deps): Record<keyof typeof operations, BoundOperation> {
  const admitVisitorSearch = admitVisitorsBy({ throttle: deps.throttle, limit: deps.configuration.visitorSearches })
  const visibility = visibleToVisitor({ index: deps.index, admitVisitorSearch })
  const accounts = accountDeps({ ...deps, ...registrantRecords, alertFinanceStaff })
  return {
    ...accountsOperations(accounts),
    ...applicationsOperations(deps),
    ...appointmentsOperations(deps),
    ...agreementOperations(deps),
    ...coursesOperations(deps),
    ...assistantsOperations(deps),
    ...attributionOperations(deps),
    ...adjustmentsOperations(deps),
    ...adjustmentWorkOperations(deps),
    ...alertWorkOperations(deps),
    ...staffTodayOperations(deps),
    ...billsOperations(deps),
    ...billWorkOperations(deps),
    ...bankingOperations(deps),
    ...payoutsOperations(deps),
    ...taxesOperations(deps),
    ...clientsOperations(deps),
    ...configurationOperations(deps),
    ...contentOperations(deps),
    ...decidingOperations(deps),
    ...discussionsOperations(deps),
    ...discussionOperations(deps),
    ...filesOperations({
      ...deps,
      readers: [
        viewerOfMessageFiles(deps),
        viewerOfTaskFiles(deps),
        viewerOfPeopleDocuments(deps),
        viewerOfPhotos(deps),
      ],
    }),
    ...feedbackOperations({ database: deps.database, clock: deps.clock, isVisible: isVisibleTo(visibility) }),
    ...financeOperations(deps),
    ...invoicesOperations(deps),
    ...matchingOperations({ ...deps, admitVisitorSearch, visibleToVisitor: visibility }),
    ...meetingsOperations(deps),
    ...notificationsOperations(deps),
    ...operationsOperations({
      ...deps,
      health: {
        ...deps,
        process: deps.configuration.process,
        search: deps.index,
        metricsToken: deps.configuration.metricsToken,
      },
    }),
    ...paletteOperations(deps),
    ...paymentsOperations(deps),
    ...peopleOperations(deps),
    ...placesOperations(deps),
    ...pricesOperations(deps),
    ...draftsOperations(deps),
    ...projectsOperations(deps),
    ...promotionsOperations(deps),
    ...tasksOperations(deps),
    ...timeOperations(deps),
    ...viewsOperations(deps),
    ...spendingOperations(deps),
    ...addedHoursOperations(deps),
    ...checkoutOperations(deps),
    ...writtenFeedbackOperations(deps),
    ...interestOperations(deps),
    ...creditNotesOperations(deps),
    ...invoiceDraftsOperations(deps),
    ...invoicePaymentsOperations(deps),
    ...matchBoardOperations(deps),
    ...ownProfileOperations(deps),
    ...pausesOperations(deps),
    ...peopleBatchesOperations(deps),
    ...peopleMergesOperations(deps),
    ...personalDataOperations(deps),
    ...bulkRunsOperations(deps),
    ...fileExportsOperations(deps),
    ...ratePlansOperations(deps),
    ...refundBeforeStartOperations(deps),
    ...refundsOperations(deps),
    ...manualRefundsOperations(deps),
    ...joiningOperations(accounts),
    ...registrationOperations(accounts),
    ...requirementsOperations(deps),
    ...subscriptionsOperations(deps),
    ...taskWorkOperations(deps),
    ...timeWorkOperations(deps),
    ...waitingPaymentsOperations(deps),
  }
}
