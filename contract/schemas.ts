import { accountsSchemas } from './accounts/accounts.schemas.ts'
import { adjustmentsSchemas } from './billing/adjustments.schemas.ts'
import { applicationsSchemas } from './talent/applications.schemas.ts'
import { assistantsSchemas } from './talent/assistants.schemas.ts'
import { attributionSchemas } from './accounts/attribution.schemas.ts'
import { billsSchemas } from './payroll/bills.schemas.ts'
import { checkoutSchemas } from './hiring/checkout.schemas.ts'
import { clientsSchemas } from './accounts/clients.schemas.ts'
import { configurationSchemas } from './core/configuration.schemas.ts'
import { contentSchemas } from './core/content.schemas.ts'
import { discussionsSchemas } from './work/discussions.schemas.ts'
import { feedbackSchemas } from './subscriptions/feedback.schemas.ts'
import { invoicesSchemas } from './billing/invoices.schemas.ts'
import { matchingSchemas } from './matching/matching.schemas.ts'
import { meetingsSchemas } from './hiring/meetings.schemas.ts'
import { notificationsSchemas } from './core/notifications.schemas.ts'
import { operationsSchemas } from './desk/operations.schemas.ts'
import { peopleSchemas } from './talent/people.schemas.ts'
import { pricesSchemas } from './billing/prices.schemas.ts'
import { subscriptionsSchemas } from './billing/subscriptions.schemas.ts'
import { bulkRunsSchemas } from './desk/bulk-runs.schemas.ts'
import { personalDataSchemas } from './desk/personal-data.schemas.ts'
import { matchBoardSchemas } from './hiring/match-board.schemas.ts'
import { projectsSchemas } from './subscriptions/projects.schemas.ts'
import { promotionsSchemas } from './billing/promotions.schemas.ts'
import { sharedSchemas } from './shared/shared.schemas.ts'
import { tasksSchemas } from './work/tasks.schemas.ts'
import { timeSchemas } from './work/time.schemas.ts'
import { viewsSchemas } from './desk/views.schemas.ts'

/**
 * What the OpenAPI document calls the schemas that stand in more than one operation (`#/components/schemas/Invoice`): generated clients have
 * one type for each of them.
 */
export const schemas = {
  ...accountsSchemas,
  ...adjustmentsSchemas,
  ...applicationsSchemas,
  ...assistantsSchemas,
  ...attributionSchemas,
  ...billsSchemas,
  ...checkoutSchemas,
  ...clientsSchemas,
  ...configurationSchemas,
  ...contentSchemas,
  ...discussionsSchemas,
  ...feedbackSchemas,
  ...invoicesSchemas,
  ...matchingSchemas,
  ...meetingsSchemas,
  ...notificationsSchemas,
  ...operationsSchemas,
  ...peopleSchemas,
  ...pricesSchemas,
  ...matchBoardSchemas,
  ...bulkRunsSchemas,
  ...personalDataSchemas,
  ...subscriptionsSchemas,
  ...projectsSchemas,
  ...promotionsSchemas,
  ...sharedSchemas,
  ...tasksSchemas,
  ...timeSchemas,
  ...viewsSchemas,
}
