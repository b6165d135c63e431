import { accountsSchemas } from './accounts/accounts.schemas.ts'
import { adjustmentsSchemas } from './adjustments/adjustments.schemas.ts'
import { applicationsSchemas } from './applications/applications.schemas.ts'
import { assistantsSchemas } from './assistants/assistants.schemas.ts'
import { attributionSchemas } from './attribution/attribution.schemas.ts'
import { billsSchemas } from './bills/bills.schemas.ts'
import { checkoutSchemas } from './checkout/checkout.schemas.ts'
import { clientsSchemas } from './clients/clients.schemas.ts'
import { configurationSchemas } from './configuration/configuration.schemas.ts'
import { contentSchemas } from './content/content.schemas.ts'
import { discussionsSchemas } from './discussions/discussions.schemas.ts'
import { feedbackSchemas } from './feedback/feedback.schemas.ts'
import { invoicesSchemas } from './invoices/invoices.schemas.ts'
import { matchingSchemas } from './matching/matching.schemas.ts'
import { meetingsSchemas } from './meetings/meetings.schemas.ts'
import { notificationsSchemas } from './notifications/notifications.schemas.ts'
import { operationsSchemas } from './operations/operations.schemas.ts'
import { peopleSchemas } from './people/people.schemas.ts'
import { pricesSchemas } from './prices/prices.schemas.ts'
import { projectsSchemas } from './projects/projects.schemas.ts'
import { promotionsSchemas } from './promotions/promotions.schemas.ts'
import { sharedSchemas } from './shared/shared.schemas.ts'
import { tasksSchemas } from './tasks/tasks.schemas.ts'
import { timeSchemas } from './time/time.schemas.ts'
import { viewsSchemas } from './views/views.schemas.ts'

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
  ...projectsSchemas,
  ...promotionsSchemas,
  ...sharedSchemas,
  ...tasksSchemas,
  ...timeSchemas,
  ...viewsSchemas,
}
