import type { Operation } from './shared/operation.ts'
import { accountsOperations } from './accounts/accounts.operations.ts'
import { adjustmentsOperations } from './billing/adjustments.operations.ts'
import { applicationsOperations } from './talent/applications.operations.ts'
import { assistantsOperations } from './talent/assistants.operations.ts'
import { attributionOperations } from './accounts/attribution.operations.ts'
import { billsOperations } from './payroll/bills.operations.ts'
import { checkoutOperations } from './hiring/checkout.operations.ts'
import { clientsOperations } from './accounts/clients.operations.ts'
import { configurationOperations } from './core/configuration.operations.ts'
import { contentOperations } from './core/content.operations.ts'
import { discussionsOperations } from './work/discussions.operations.ts'
import { feedbackOperations } from './subscriptions/feedback.operations.ts'
import { filesOperations } from './core/files.operations.ts'
import { financeOperations } from './desk/finance.operations.ts'
import { invoicesOperations } from './billing/invoices.operations.ts'
import { matchingOperations } from './matching/matching.operations.ts'
import { meetingsOperations } from './hiring/meetings.operations.ts'
import { notificationsOperations } from './core/notifications.operations.ts'
import { operationsOperations } from './desk/operations.operations.ts'
import { paletteOperations } from './desk/palette.operations.ts'
import { paymentsOperations } from './billing/payments.operations.ts'
import { peopleOperations } from './talent/people.operations.ts'
import { placesOperations } from './core/places.operations.ts'
import { pricesOperations } from './billing/prices.operations.ts'
import { subscriptionsOperations } from './billing/subscriptions.operations.ts'
import { bulkRunsOperations } from './desk/bulk-runs.operations.ts'
import { fileExportsOperations } from './desk/file-exports.operations.ts'
import { personalDataOperations } from './desk/personal-data.operations.ts'
import { draftsOperations } from './hiring/drafts.operations.ts'
import { interestOperations } from './hiring/interest.operations.ts'
import { matchBoardOperations } from './hiring/match-board.operations.ts'
import { projectsOperations } from './subscriptions/projects.operations.ts'
import { promotionsOperations } from './billing/promotions.operations.ts'
import { tasksOperations } from './work/tasks.operations.ts'
import { timeOperations } from './work/time.operations.ts'
import { viewsOperations } from './desk/views.operations.ts'

/** Every operation the server answers. The server refuses to start when one has no handler. */
export const operations = {
  ...accountsOperations,
  ...adjustmentsOperations,
  ...applicationsOperations,
  ...assistantsOperations,
  ...attributionOperations,
  ...billsOperations,
  ...checkoutOperations,
  ...clientsOperations,
  ...configurationOperations,
  ...contentOperations,
  ...discussionsOperations,
  ...feedbackOperations,
  ...filesOperations,
  ...financeOperations,
  ...invoicesOperations,
  ...matchingOperations,
  ...meetingsOperations,
  ...notificationsOperations,
  ...operationsOperations,
  ...paletteOperations,
  ...paymentsOperations,
  ...peopleOperations,
  ...placesOperations,
  ...pricesOperations,
  ...draftsOperations,
  ...bulkRunsOperations,
  ...fileExportsOperations,
  ...interestOperations,
  ...matchBoardOperations,
  ...personalDataOperations,
  ...subscriptionsOperations,
  ...projectsOperations,
  ...promotionsOperations,
  ...tasksOperations,
  ...timeOperations,
  ...viewsOperations,
} as const

/**
 * The same as a list, with what every declaration has. Whoever walks all of them takes this one: listing the exact types of all takes the
 * compiler seconds in each place.
 */
export const allOperations: readonly Operation[] = Object.values(operations)
