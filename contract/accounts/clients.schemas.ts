import { cardFields, creditCard } from './cards/card.routes.ts'
import { taxNumber } from './company/company-fields.ts'
import { company } from './company/company.routes.ts'
import { request } from './spending/spending.routes.ts'
import { clientRecord, contact, subscription } from './clients/client-record.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const clientsSchemas = {
  CardFields: cardFields,
  ClientContact: contact,
  ClientRecord: clientRecord,
  ClientSubscription: subscription,
  Company: company,
  CreditCard: creditCard,
  SpendingRequest: request,
  TaxNumber: taxNumber,
}
