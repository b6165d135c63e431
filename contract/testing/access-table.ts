import { accountsAccess } from '../accounts/accounts.access.ts'
import { adjustmentsAccess } from '../billing/adjustments.access.ts'
import { applicationsAccess } from '../talent/applications.access.ts'
import { assistantsAccess } from '../talent/assistants.access.ts'
import { attributionAccess } from '../accounts/attribution.access.ts'
import { billsAccess } from '../payroll/bills.access.ts'
import { checkoutAccess } from '../hiring/checkout.access.ts'
import { clientsAccess } from '../accounts/clients.access.ts'
import { configurationAccess } from '../core/configuration.access.ts'
import { contentAccess } from '../core/content.access.ts'
import { discussionsAccess } from '../work/discussions.access.ts'
import { feedbackAccess } from '../subscriptions/feedback.access.ts'
import { filesAccess } from '../core/files.access.ts'
import { financeAccess } from '../desk/finance.access.ts'
import { invoicesAccess } from '../billing/invoices.access.ts'
import { matchingAccess } from '../matching/matching.access.ts'
import { meetingsAccess } from '../hiring/meetings.access.ts'
import { notificationsAccess } from '../core/notifications.access.ts'
import { operationsAccess } from '../desk/operations.access.ts'
import { paletteAccess } from '../desk/palette.access.ts'
import { paymentsAccess } from '../billing/payments.access.ts'
import { peopleAccess } from '../talent/people.access.ts'
import { placesAccess } from '../core/places.access.ts'
import { pricesAccess } from '../billing/prices.access.ts'
import { subscriptionsAccess } from '../billing/subscriptions.access.ts'
import { bulkRunsAccess } from '../desk/bulk-runs.access.ts'
import { fileExportsAccess } from '../desk/file-exports.access.ts'
import { personalDataAccess } from '../desk/personal-data.access.ts'
import { draftsAccess } from '../hiring/drafts.access.ts'
import { interestAccess } from '../hiring/interest.access.ts'
import { matchBoardAccess } from '../hiring/match-board.access.ts'
import { projectsAccess } from '../subscriptions/projects.access.ts'
import { promotionsAccess } from '../billing/promotions.access.ts'
import { tasksAccess } from '../work/tasks.access.ts'
import { timeAccess } from '../work/time.access.ts'
import { viewsAccess } from '../desk/views.access.ts'
import type { AccessRow, OperationKey } from './access.ts'

/** What the running server must answer, for every operation, actor and object. An operation without a row doesn't compile. */
export const accessTable: Readonly<Record<OperationKey, AccessRow>> = {
  ...accountsAccess,
  ...adjustmentsAccess,
  ...applicationsAccess,
  ...assistantsAccess,
  ...attributionAccess,
  ...billsAccess,
  ...checkoutAccess,
  ...clientsAccess,
  ...configurationAccess,
  ...contentAccess,
  ...discussionsAccess,
  ...feedbackAccess,
  ...filesAccess,
  ...financeAccess,
  ...invoicesAccess,
  ...matchingAccess,
  ...meetingsAccess,
  ...notificationsAccess,
  ...operationsAccess,
  ...paletteAccess,
  ...paymentsAccess,
  ...peopleAccess,
  ...placesAccess,
  ...pricesAccess,
  ...draftsAccess,
  ...bulkRunsAccess,
  ...fileExportsAccess,
  ...interestAccess,
  ...matchBoardAccess,
  ...personalDataAccess,
  ...subscriptionsAccess,
  ...projectsAccess,
  ...promotionsAccess,
  ...tasksAccess,
  ...timeAccess,
  ...viewsAccess,
}
