import { addCard, beginCard, deleteCard, listCards, setDefaultCard } from './cards/card.routes.ts'
import { getCompany, getOwnCompany, saveCompany } from './company/company.routes.ts'
import {
  askToSpend,
  decideSpending,
  getSpending,
  saveSpendingLimit,
  withdrawSpending,
} from './spending/spending.routes.ts'
import { archiveClient, createClient, deleteClient, getClientConfig } from './clients/client-changes.routes.ts'
import { getClientRecord, searchClients } from './clients/client-record.routes.ts'

/** Every operation of the feature. */
export const clientsOperations = {
  getOwnCompany,
  getCompany,
  saveCompany,
  searchClients,
  getClientRecord,
  getClientConfig,
  createClient,
  archiveClient,
  deleteClient,
  listCards,
  beginCard,
  addCard,
  setDefaultCard,
  deleteCard,
  getSpending,
  saveSpendingLimit,
  askToSpend,
  decideSpending,
  withdrawSpending,
} as const
