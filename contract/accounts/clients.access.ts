import { clientStaff, clients, impersonating, nobodySignedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { clientsOperations } from './clients.operations.ts'

const companies: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), ...clientStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientStaff(404), others: 403 },
}

const clientEditors = (status: number) => ({ 'admin with admin_client.edit': status, 'super admin': status })

const changedCompanies: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), ...clientEditors(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientEditors(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientEditors(404), others: 403 },
}

const oneClient: AccessRow = {
  own: { ...nobodySignedIn, ...clientEditors(200), others: 403 },
  absent: { ...nobodySignedIn, ...clientEditors(404), others: 403 },
}

const financeStaff = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const financeViewers = (status: number) => ({ 'admin with admin_finance.view': status, ...financeStaff(status) })

const cardList: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), ...financeViewers(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...financeViewers(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...financeViewers(404), others: 403 },
}

const cards: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), ...financeStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...financeStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...financeStaff(404), others: 403 },
}

const cardRemoval: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...financeStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...financeStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...financeStaff(404), others: 403 },
}

const primaryContacts = (status: number) => ({ 'primary contact': status, 'other client': status })

/** What the running server must answer, for every operation of the feature, actor and object. */
export const clientsAccess: Readonly<Record<keyof typeof clientsOperations, AccessRow>> = {
  getOwnCompany: { own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 } },
  getCompany: companies,
  saveCompany: changedCompanies,
  searchClients: { own: { ...nobodySignedIn, ...clientStaff(200), others: 403 } },
  getClientRecord: {
    own: { ...nobodySignedIn, ...clientStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...clientStaff(404), others: 403 },
  },
  getClientConfig: { own: { ...nobodySignedIn, ...clientStaff(200), others: 403 } },
  createClient: { own: { ...nobodySignedIn, ...clientEditors(200), others: 403 } },
  archiveClient: oneClient,
  deleteClient: oneClient,
  listCards: cardList,
  beginCard: cards,
  addCard: cards,
  setDefaultCard: cards,
  deleteCard: cardRemoval,
  getSpending: { own: { ...nobodySignedIn, ...clients(200), others: 403 } },
  saveSpendingLimit: { own: { ...nobodySignedIn, ...primaryContacts(200), others: 403 } },
  // Who needs nobody's yes has nothing to ask.
  askToSpend: {
    own: { ...nobodySignedIn, ...primaryContacts(409), 'secondary contact': 200, others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), others: 403 },
  },
  decideSpending: {
    own: { ...nobodySignedIn, ...primaryContacts(200), others: 403 },
    foreign: { ...nobodySignedIn, ...primaryContacts(404), others: 403 },
    absent: { ...nobodySignedIn, ...primaryContacts(404), others: 403 },
  },
  withdrawSpending: {
    own: { ...nobodySignedIn, ...clients(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), others: 403 },
  },
}
