import { accountsAccess } from '../accounts/accounts.access.ts'
import { adjustmentsAccess } from '../adjustments/adjustments.access.ts'
import { applicationsAccess } from '../applications/applications.access.ts'
import { assistantsAccess } from '../assistants/assistants.access.ts'
import { attributionAccess } from '../attribution/attribution.access.ts'
import { billsAccess } from '../bills/bills.access.ts'
import { checkoutAccess } from '../checkout/checkout.access.ts'
import { clientsAccess } from '../clients/clients.access.ts'
import { configurationAccess } from '../configuration/configuration.access.ts'
import { contentAccess } from '../content/content.access.ts'
import { discussionsAccess } from '../discussions/discussions.access.ts'
import { feedbackAccess } from '../feedback/feedback.access.ts'
import { filesAccess } from '../files/files.access.ts'
import { financeAccess } from '../finance/finance.access.ts'
import { invoicesAccess } from '../invoices/invoices.access.ts'
import { matchingAccess } from '../matching/matching.access.ts'
import { meetingsAccess } from '../meetings/meetings.access.ts'
import { notificationsAccess } from '../notifications/notifications.access.ts'
import { operationsAccess } from '../operations/operations.access.ts'
import { paletteAccess } from '../palette/palette.access.ts'
import { paymentsAccess } from '../payments/payments.access.ts'
import { peopleAccess } from '../people/people.access.ts'
import { placesAccess } from '../places/places.access.ts'
import { pricesAccess } from '../prices/prices.access.ts'
import { projectsAccess } from '../projects/projects.access.ts'
import { promotionsAccess } from '../promotions/promotions.access.ts'
import { tasksAccess } from '../tasks/tasks.access.ts'
import { timeAccess } from '../time/time.access.ts'
import { viewsAccess } from '../views/views.access.ts'
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
  ...projectsAccess,
  ...promotionsAccess,
  ...tasksAccess,
  ...timeAccess,
  ...viewsAccess,
}
