import { accountsOperations } from './accounts/accounts.operations.ts'
import { adjustmentsOperations } from './adjustments/adjustments.operations.ts'
import { applicationsOperations } from './applications/applications.operations.ts'
import { assistantsOperations } from './assistants/assistants.operations.ts'
import { attributionOperations } from './attribution/attribution.operations.ts'
import { billsOperations } from './bills/bills.operations.ts'
import { checkoutOperations } from './checkout/checkout.operations.ts'
import { clientsOperations } from './clients/clients.operations.ts'
import { configurationOperations } from './configuration/configuration.operations.ts'
import { contentOperations } from './content/content.operations.ts'
import { discussionsOperations } from './discussions/discussions.operations.ts'
import { feedbackOperations } from './feedback/feedback.operations.ts'
import { filesOperations } from './files/files.operations.ts'
import { financeOperations } from './finance/finance.operations.ts'
import { invoicesOperations } from './invoices/invoices.operations.ts'
import { matchingOperations } from './matching/matching.operations.ts'
import { meetingsOperations } from './meetings/meetings.operations.ts'
import { notificationsOperations } from './notifications/notifications.operations.ts'
import { operationsOperations } from './operations/operations.operations.ts'
import { paletteOperations } from './palette/palette.operations.ts'
import { paymentsOperations } from './payments/payments.operations.ts'
import { peopleOperations } from './people/people.operations.ts'
import { placesOperations } from './places/places.operations.ts'
import { pricesOperations } from './prices/prices.operations.ts'
import { projectsOperations } from './projects/projects.operations.ts'
import { promotionsOperations } from './promotions/promotions.operations.ts'
import { tasksOperations } from './tasks/tasks.operations.ts'
import { timeOperations } from './time/time.operations.ts'
import { viewsOperations } from './views/views.operations.ts'

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
  ...projectsOperations,
  ...promotionsOperations,
  ...tasksOperations,
  ...timeOperations,
  ...viewsOperations,
} as const
