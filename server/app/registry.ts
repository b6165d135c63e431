import { operations } from '@talentplace/contract/operations'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { accountDeps } from '../features/accounts/account-deps.ts'
import { accountsOperations } from '../features/accounts/accounts.operations.ts'
import { adjustmentsOperations } from '../features/adjustments/adjustments.operations.ts'
import { applicationsOperations } from '../features/applications/applications.operations.ts'
import { assistantsOperations } from '../features/assistants/assistants.operations.ts'
import { readerOfPhotos } from '../features/assistants/own-profile/photo-readers.ts'
import { attributionOperations } from '../features/attribution/attribution.operations.ts'
import { billsOperations } from '../features/bills/bills.operations.ts'
import { clientsOperations } from '../features/clients/clients.operations.ts'
import { configurationOperations } from '../features/configuration/configuration.operations.ts'
import { contentOperations } from '../features/content/content.operations.ts'
import { discussionsOperations } from '../features/discussions/discussions.operations.ts'
import { readerOfMessageFiles } from '../features/discussions/message-files.ts'
import { feedbackOperations } from '../features/feedback/feedback.operations.ts'
import { filesOperations } from '../features/files/files.operations.ts'
import { financeOperations } from '../features/finance/finance.operations.ts'
import { invoicesOperations } from '../features/invoices/invoices.operations.ts'
import { matchingOperations } from '../features/matching/matching.operations.ts'
import { meetingsOperations } from '../features/meetings/meetings.operations.ts'
import { notificationsOperations } from '../features/notifications/notifications.operations.ts'
import { operationsOperations } from '../features/operations/operations.operations.ts'
import { paletteOperations } from '../features/palette/palette.operations.ts'
import { paymentsOperations } from '../features/payments/payments.operations.ts'
import { peopleOperations } from '../features/people/people.operations.ts'
import { readerOfPeopleDocuments } from '../features/people/people-documents.ts'
import { placesOperations } from '../features/places/places.operations.ts'
import { pricesOperations } from '../features/prices/prices.operations.ts'
import { projectsOperations } from '../features/projects/projects.operations.ts'
import { promotionsOperations } from '../features/promotions/promotions.operations.ts'
import { readerOfTaskFiles } from '../features/tasks/task-files.ts'
import { tasksOperations } from '../features/tasks/tasks.operations.ts'
import { timeOperations } from '../features/time/time.operations.ts'
import { viewsOperations } from '../features/views/views.operations.ts'
import type { Avatar } from '../features/files/read-avatars.ts'
import type { SearchIndex } from '../features/matching/search-index/search-index.ts'
import { isShownTo, shownToVisitor } from '../features/matching/shown-to-visitors.ts'
import type { UnknownWords } from '../features/matching/unknown-words.ts'
import { admitVisitorsBy } from '../features/matching/visitor-search.ts'
import type { VocabularySource } from '../features/matching/vocabulary-source.ts'
import type { Integration } from '../features/operations/readiness/integration.ts'
import type { Draining } from '../features/operations/healthcheck.ts'
import type { VitalSigns } from '../features/operations/vital-signs.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { FeatureFlagStore } from '../platform/feature-flags/feature-flag-store.ts'
import type { SealingKeys } from '../platform/sealing/sealing-keys.ts'
import type { Throttle } from '../platform/throttle/throttle.ts'
import { adjustmentWorkOperations } from '../workflows/adjustments/adjustment-work.operations.ts'
import { agreementOperations } from '../workflows/agreement/agreement.operations.ts'
import { appointmentsOperations } from '../workflows/appointments/appointments.operations.ts'
import { alertWorkOperations } from '../workflows/alerts/alert-work.operations.ts'
import { bankingOperations } from '../workflows/banking/banking.operations.ts'
import { billWorkOperations } from '../workflows/bills/bill-work.operations.ts'
import { payoutsOperations } from '../workflows/payouts/payouts.operations.ts'
import { taxesOperations } from '../workflows/taxes/taxes.operations.ts'
import { spendingOperations } from '../workflows/spending/spending.operations.ts'
import { addedHoursOperations } from '../workflows/added-hours/added-hours.operations.ts'
import { coursesOperations } from '../workflows/courses/courses.operations.ts'
import { checkoutOperations } from '../workflows/checkout/checkout.operations.ts'
import { decidingOperations } from '../workflows/deciding/deciding.operations.ts'
import { discussionOperations } from '../workflows/discussions/discussions.operations.ts'
import { writtenFeedbackOperations } from '../workflows/feedback/feedback.operations.ts'
import { fileExportsOperations } from '../workflows/file-exports/file-exports.operations.ts'
import { interestOperations } from '../workflows/interest/interest.operations.ts'
import { creditNotesOperations } from '../workflows/credit-notes/credit-notes.operations.ts'
import { invoiceDraftsOperations } from '../workflows/invoice-drafts/invoice-drafts.operations.ts'
import { invoicePaymentsOperations } from '../workflows/invoice-payments/invoice-payments.operations.ts'
import { joiningOperations } from '../workflows/joining/joining.operations.ts'
import { matchBoardOperations } from '../workflows/match-board/match-board.operations.ts'
import { ownProfileOperations } from '../workflows/own-profile/own-profile.operations.ts'
import { pausesOperations } from '../workflows/pauses/pauses.operations.ts'
import { peopleBatchesOperations } from '../workflows/people-batches/people-batches.operations.ts'
import { peopleMergesOperations } from '../workflows/people-merges/people-merges.operations.ts'
import { personalDataOperations } from '../workflows/personal-data/personal-data.operations.ts'
import { ratePlansOperations } from '../workflows/rate-plans/rate-plans.operations.ts'
import { refundBeforeStartOperations } from '../workflows/refund-before-start/refund-before-start.operations.ts'
import { manualRefundsOperations } from '../workflows/manual-refunds/manual-refunds.operations.ts'
import { refundsOperations } from '../workflows/refunds/refunds.operations.ts'
import { registrationOperations } from '../workflows/registration/registration.operations.ts'
import { requirementsOperations } from '../workflows/requirements/requirements.operations.ts'
import { staffTodayOperations } from '../workflows/staff-today/staff-today.operations.ts'
import { subscriptionsOperations } from '../workflows/subscriptions/subscriptions.operations.ts'
import { taskWorkOperations } from '../workflows/tasks/task-work.operations.ts'
import { timeWorkOperations } from '../workflows/time/time-work.operations.ts'
import { waitingPaymentsOperations } from '../workflows/waiting-payments/waiting-payments.operations.ts'
import { alertFinanceStaff } from '../workflows/finance-access/alert-finance-staff.ts'
import { registrantRecords } from '../workflows/registration/registrant-records.ts'
import type { Configuration } from './configuration.ts'

export interface Deps {
  readonly configuration: Configuration
  readonly version: string
  readonly database: Database
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
  readonly bankingKeys: SealingKeys
  readonly draining: Draining
}

/** Every operation with the code that answers it. */
export function bindOperations(deps: Deps): Record<keyof typeof operations, BoundOperation> {
  const admitVisitorSearch = admitVisitorsBy({ throttle: deps.throttle, limit: deps.configuration.visitorSearches })
  const shown = shownToVisitor({ index: deps.index, admitVisitorSearch })
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
        readerOfMessageFiles(deps),
        readerOfTaskFiles(deps),
        readerOfPeopleDocuments(deps),
        readerOfPhotos(deps),
      ],
    }),
    ...feedbackOperations({ database: deps.database, clock: deps.clock, isShown: isShownTo(shown) }),
    ...financeOperations(deps),
    ...invoicesOperations(deps),
    ...matchingOperations({ ...deps, admitVisitorSearch, shownToVisitor: shown }),
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
