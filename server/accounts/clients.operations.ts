import { addCardOperation } from './cards/add-card.ts'
import { beginCardOperation } from './cards/begin-card.ts'
import { deleteCardOperation } from './cards/delete-card.ts'
import { listCardsOperation } from './cards/list-cards.ts'
import { setDefaultCardOperation } from './cards/set-default-card.ts'
import { getCompanyOperation } from './company/get-company.ts'
import { getOwnCompanyOperation } from './company/get-own-company.ts'
import { saveCompanyOperation } from './company/save-company.ts'
import { getSpendingOperation } from './spending/get-spending.ts'
import { saveSpendingLimitOperation } from './spending/save-spending-limit.ts'
import { withdrawSpendingOperation } from './spending/withdraw-spending.ts'
import { archiveClientOperation } from './clients/archive-client.ts'
import { createClientOperation } from './clients/create-client.ts'
import { deleteClientOperation } from './clients/delete-client.ts'
import { getClientConfigOperation } from './clients/get-client-config.ts'
import { getClientRecordOperation } from './clients/get-client-record.ts'
import { searchClientsOperation } from './clients/search-clients.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'

/** What a client company is called, what its invoices say, and its cards. */
export function clientsOperations(deps: {
  configuration: { readonly cardEntries: Limit }
  database: Database
  clock: Clock
  jobs: Jobs
  processor: CardProcessor | null
  throttle: Throttle
}) {
  const entered = { ...deps, limit: deps.configuration.cardEntries }
  return {
    getOwnCompany: getOwnCompanyOperation(deps),
    getCompany: getCompanyOperation(deps),
    saveCompany: saveCompanyOperation(deps),
    searchClients: searchClientsOperation(deps),
    getClientRecord: getClientRecordOperation(deps),
    getClientConfig: getClientConfigOperation(),
    createClient: createClientOperation(deps),
    archiveClient: archiveClientOperation(deps),
    deleteClient: deleteClientOperation(deps),
    listCards: listCardsOperation(deps),
    beginCard: beginCardOperation(entered),
    addCard: addCardOperation(entered),
    setDefaultCard: setDefaultCardOperation(deps),
    deleteCard: deleteCardOperation(deps),
    getSpending: getSpendingOperation(deps),
    saveSpendingLimit: saveSpendingLimitOperation(deps),
    withdrawSpending: withdrawSpendingOperation(deps),
  }
}
