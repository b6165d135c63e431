import { clientStaff, clients, impersonating, anonymous } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { clientsOperations } from './clients.operations.ts'

const companies: AccessRow = {
  own: { ...anonymous, ...clients(200), ...impersonating(200), ...clientStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...impersonating(404), ...clientStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...impersonating(404), ...clientStaff(404), others: 403 },
}

const clientEditors = (status: number) => ({ 'admin with admin_client.edit': status, 'super admin': status })

const changedCompanies: AccessRow = {
  own: { ...anonymous, ...clients(200), ...impersonating(200), ...clientEditors(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...impersonating(404), ...clientEditors(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...impersonating(404), ...clientEditors(404), others: 403 },
}

const oneClient: AccessRow = {
  own: { ...anonymous, ...clientEditors(200), others: 403 },
  absent: { ...anonymous, ...clientEditors(404), others: 403 },
}

const financeStaff = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const financeViewers = (status: number) => ({ 'admin with admin_finance.view': status, ...financeStaff(status) })

const cardList: AccessRow = {
  own: { ...anonymous, ...clients(200), ...impersonating(200), ...financeViewers(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...impersonating(404), ...financeViewers(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...impersonating(404), ...financeViewers(404), others: 403 },
}

const cards: AccessRow = {
  own: { ...anonymous, ...clients(200), ...impersonating(200), ...financeStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...impersonating(404), ...financeStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...impersonating(404), ...financeStaff(404), others: 403 },
}

const cardRemoval: AccessRow = {
  own: { ...anonymous, ...clients(200), ...financeStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...financeStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...financeStaff(404), others: 403 },
}

const primaryContacts = (status: number) => ({ 'primary contact': status, 'other client': status })

/** What the running server must answer, for every operation of the feature, actor and object. */
export const clientsAccess: Readonly<Record<keyof typeof clientsOperations, AccessRow>> = {
  getOwnCompany: { own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 } },
  getCompany: companies,
  saveCompany: changedCompanies,
  searchClients: { own: { ...anonymous, ...clientStaff(200), others: 403 } },
  getClientRecord: {
    own: { ...anonymous, ...clientStaff(200), others: 403 },
    absent: { ...anonymous, ...clientStaff(404), others: 403 },
  },
  getClientConfig: { own: { ...anonymous, ...clientStaff(200), others: 403 } },
  createClient: { own: { ...anonymous, ...clientEditors(200), others: 403 } },
  archiveClient: oneClient,
  deleteClient: oneClient,
  listCards: cardList,
  beginCard: cards,
  addCard: cards,
  setDefaultCard: cards,
  deleteCard: cardRemoval,
  getSpending: { own: { ...anonymous, ...clients(200), others: 403 } },
  saveSpendingLimit: { own: { ...anonymous, ...primaryContacts(200), others: 403 } },
  // Who needs nobody's yes has nothing to ask.
  askToSpend: {
    own: { ...anonymous, ...primaryContacts(409), 'secondary contact': 200, others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
  decideSpending: {
    own: { ...anonymous, ...primaryContacts(200), others: 403 },
    foreign: { ...anonymous, ...primaryContacts(404), others: 403 },
    absent: { ...anonymous, ...primaryContacts(404), others: 403 },
  },
  withdrawSpending: {
    own: { ...anonymous, ...clients(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), others: 403 },
    absent: { ...anonymous, ...clients(404), others: 403 },
  },
}
