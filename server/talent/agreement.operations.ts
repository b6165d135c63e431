import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { getAgreementFileOperation } from './agreement/get-agreement-file.ts'
import { getOwnAgreementFileOperation } from './agreement/get-own-agreement-file.ts'
import { getOwnAgreementOperation } from './agreement/get-own-agreement.ts'
import { listAgreementsOperation } from './agreement/list-agreements.ts'
import { signAgreementOperation } from './agreement/sign-agreement.ts'

/** What assistants sign before they begin. */
export function agreementOperations(platform: {
  readonly configuration: { readonly brand: { readonly name: string }; readonly supplier: InvoiceParty }
  readonly database: Database
  readonly clock: Clock
}) {
  const { configuration, database, clock } = platform
  const deps = { database, clock, brand: configuration.brand.name, supplier: configuration.supplier }
  return {
    getOwnAgreement: getOwnAgreementOperation(deps),
    signAgreement: signAgreementOperation(deps),
    getOwnAgreementFile: getOwnAgreementFileOperation(deps),
    listAgreements: listAgreementsOperation(deps),
    getAgreementFile: getAgreementFileOperation(deps),
  }
}
