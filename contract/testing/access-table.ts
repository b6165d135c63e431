import type { operations } from '../operations.ts'
import { permissions, type Permission } from '../shared/permission.ts'

/** An operation by its key in `operations`. */
export type OperationKey = keyof typeof operations

type StaffPermission = Extract<Permission, `admin_${string}`>
export const staffPermissions = permissions.filter((each): each is StaffPermission => each.startsWith('admin_'))

/** Everybody who can call, each kind once. `admin with …`: an admin with that one permission. */
export type Actor =
  | 'visitor'
  | 'primary contact'
  | 'secondary contact'
  | 'other client'
  | 'assistant'
  | 'admin'
  | 'impersonating admin'
  | `admin with ${StaffPermission}`
  | 'super admin'
  | 'ended session'
  | 'invented token'

export const actors: readonly Actor[] = [
  'visitor',
  'primary contact',
  'secondary contact',
  'other client',
  'assistant',
  'admin',
  'impersonating admin',
  ...staffPermissions.map((each): Actor => `admin with ${each}`),
  'super admin',
  'ended session',
  'invented token',
]

/** The status each actor is answered with; `others` are those not named. Staff in a client's place get 403 where they aren't named. */
export type Expected = Partial<Record<Actor, number>> & { readonly others: number }

/** The status this actor is to be answered with. */
export function statusFor(expected: Expected, actor: Actor): number {
  return expected[actor] ?? (actor === 'impersonating admin' ? 403 : expected.others)
}

/**
 * Whose the object of the call is. For someone without objects of their own, `own` and `foreign` are those of two
 * different others.
 */
export interface AccessRow {
  readonly own: Expected
  readonly foreign?: Expected
  readonly absent?: Expected
}

const deadTokens = { 'ended session': 401, 'invented token': 401 } as const
const nobodySignedIn = { visitor: 401, ...deadTokens } as const
const clients = (status: number) => ({
  'primary contact': status,
  'secondary contact': status,
  'other client': status,
})
const projectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_matching.view': status,
  'super admin': status,
})
const matchingStaff = (status: number) => ({ 'admin with admin_matching.view': status, 'super admin': status })

const checkoutStaff = (status: number) => ({
  'admin with admin_client.view': status,
  'admin with admin_project.view': status,
  'super admin': status,
})

const open: AccessRow = { own: { ...deadTokens, others: 200 } }
const wrongCode: AccessRow = { own: { ...deadTokens, others: 400 }, absent: { ...deadTokens, others: 400 } }
const openWithObject: AccessRow = {
  own: { ...deadTokens, others: 200 },
  foreign: { ...deadTokens, others: 200 },
  absent: { ...deadTokens, others: 404 },
}
// Whoever has the link is taken for who booked it.
const byLink: AccessRow = { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } }
const signedIn: AccessRow = { own: { ...nobodySignedIn, others: 200 } }
const projects: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...projectStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...projectStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...projectStaff(404), others: 403 },
}

const clientProjectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_client.view': status,
  'super admin': status,
})
const subscriptions: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...clientProjectStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...clientProjectStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...clientProjectStaff(404), others: 403 },
}
// Only a client's own people end what they pay for.
const cancellations: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), others: 403 },
}
const invoiceStaff = (status: number) => ({ 'admin with admin_finance.view': status, 'super admin': status })
const invoices: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...invoiceStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...invoiceStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...invoiceStaff(404), others: 403 },
}
const cashiers = (status: number) => ({ 'admin with admin_finance.edit': status, 'super admin': status })

const cashiersOnly: AccessRow = {
  own: { ...nobodySignedIn, ...cashiers(200), others: 403 },
  absent: { ...nobodySignedIn, ...cashiers(404), others: 403 },
}

const configurationStaff = (status: number) => ({
  'admin with admin_configuration.view': status,
  'super admin': status,
})
const userStaff = (status: number) => ({ 'admin with admin_user.view': status, 'super admin': status })
const configurationChanges: AccessRow = {
  own: { ...nobodySignedIn, ...configurationStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...configurationStaff(404), others: 403 },
}
// One's own account; someone else's only for staff.
const people: AccessRow = {
  own: { ...nobodySignedIn, others: 200 },
  foreign: { ...nobodySignedIn, ...userStaff(200), others: 404 },
  absent: { ...nobodySignedIn, others: 404 },
}

const notificationStaff = (status: number) => ({
  'admin with admin_notification.view': status,
  'super admin': status,
})
const broadcasts: AccessRow = { own: { ...nobodySignedIn, ...notificationStaff(200), others: 403 } }
const oneBroadcast: AccessRow = {
  ...broadcasts,
  absent: { ...nobodySignedIn, ...notificationStaff(404), others: 403 },
}
// One's own; anybody else's, staff's too, is as if it weren't there.
const ownNotification: AccessRow = {
  own: { ...nobodySignedIn, others: 200 },
  foreign: { ...nobodySignedIn, others: 404 },
  absent: { ...nobodySignedIn, others: 404 },
}
const sockets: AccessRow = { own: { ...nobodySignedIn, 'super admin': 200, others: 403 } }
const oneSocket: AccessRow = { ...sockets, absent: { ...nobodySignedIn, 'super admin': 404, others: 403 } }

const utmStaff = (status: number) => ({ 'admin with admin_utm.view': status, 'super admin': status })
const utms: AccessRow = { own: { ...nobodySignedIn, ...utmStaff(200), others: 403 } }
const oneUtm: AccessRow = { ...utms, absent: { ...nobodySignedIn, ...utmStaff(404), others: 403 } }
const contentStaff: AccessRow = { own: { ...nobodySignedIn, ...configurationStaff(200), others: 403 } }
const oneContentPage: AccessRow = {
  ...contentStaff,
  absent: { ...nobodySignedIn, ...configurationStaff(404), others: 403 },
}

const clientStaff = (status: number) => ({ 'admin with admin_client.view': status, 'super admin': status })
const impersonating = (status: number) => ({ 'impersonating admin': status })
const companies: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), ...clientStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), ...clientStaff(404), others: 403 },
}
const meetings: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...clientStaff(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...clientStaff(200), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...clientStaff(404), others: 403 },
}
const ownPayment: AccessRow = {
  own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 },
  foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
  absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
}

const assistantStaff = (status: number) => ({ 'admin with admin_virtualassistant.view': status, 'super admin': status })
const subscriptionStaff = (status: number) => ({ 'admin with admin_project.view': status, 'super admin': status })

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

const priceReaders = (status: number) => ({
  'admin with admin_finance.view': status,
  'super admin': status,
})
const priceEditors = (status: number) => ({
  'admin with admin_finance.edit': status,
  'super admin': status,
})
const prices: AccessRow = { own: { ...nobodySignedIn, ...priceReaders(200), others: 403 } }
const onePrice: AccessRow = { ...prices, absent: { ...nobodySignedIn, ...priceReaders(404), others: 403 } }
const priceChanges: AccessRow = { own: { ...nobodySignedIn, ...priceEditors(200), others: 403 } }
const onePriceChange: AccessRow = {
  ...priceChanges,
  absent: { ...nobodySignedIn, ...priceEditors(404), others: 403 },
}

/** What the running server must answer, for every operation, actor and object. An operation without a row fails its test. */
export const accessTable: Readonly<Record<OperationKey, AccessRow>> = {
  accountExists: open,
  login: open,
  getSession: signedIn,
  logout: signedIn,
  register: open,
  // Nobody has the code of these calls.
  verifyEmail: wrongCode,
  changePassword: {
    own: { ...nobodySignedIn, others: 200 },
    foreign: { ...nobodySignedIn, others: 404 },
    absent: { ...nobodySignedIn, others: 404 },
  },
  forgotPassword: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 200 } },
  resetPassword: wrongCode,
  getUserConfig: open,
  listConfigurations: open,
  searchConfigurations: open,
  // 'own' is a flag, which everybody may read; 'foreign' is a setting, which others aren't told exists.
  getConfiguration: {
    own: { ...deadTokens, others: 200 },
    foreign: { ...deadTokens, ...configurationStaff(200), others: 404 },
    absent: { ...deadTokens, others: 404 },
  },
  listConfigurationHistory: configurationChanges,
  createConfiguration: { own: { ...nobodySignedIn, ...configurationStaff(200), others: 403 } },
  saveConfiguration: configurationChanges,
  undoConfigurationChange: configurationChanges,
  deleteConfiguration: configurationChanges,
  getUser: people,
  listUsers: { own: { ...nobodySignedIn, ...userStaff(200), others: 403 } },
  searchUsers: { own: { ...nobodySignedIn, ...clients(200), ...userStaff(200), others: 403 } },
  createUser: { own: { ...nobodySignedIn, ...userStaff(200), others: 403 } },
  saveUser: people,
  deleteUser: {
    own: { ...nobodySignedIn, ...userStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...userStaff(404), others: 403 },
  },
  listClientRelationships: people,
  listProjectRelationships: people,
  listUserAudit: people,
  getPreferences: signedIn,
  savePreferences: signedIn,
  saveEarlyAccess: signedIn,
  unsubscribe: { own: { ...deadTokens, others: 404 } },
  startImpersonation: {
    own: { ...nobodySignedIn, ...clientStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...clientStaff(404), others: 403 },
  },
  stopImpersonation: { own: { ...nobodySignedIn, ...clientStaff(200), others: 403 } },
  getOwnCompany: { own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 } },
  getCompany: companies,
  saveCompany: companies,
  listSlots: open,
  listMeetings: meetings,
  bookMeeting: meetings,
  bookDiscoveryCall: open,
  openBookedCall: byLink,
  moveBookedCall: byLink,
  cancelBookedCall: byLink,
  rescheduleMeeting: meetings,
  cancelMeeting: meetings,
  // An assistant nobody knows has no testimonials; that tells nothing. A visitor is told of those their search shows.
  listFeedback: { ...openWithObject, absent: { ...nobodySignedIn, others: 200 } },
  getAvatar: openWithObject,
  searchKeywords: open,
  suggestKeywords: open,
  recommendRoles: open,
  understandWords: open,
  searchAssistants: open,
  // The same few, for everybody.
  listIntroductions: open,
  // A visitor sees the first three of their search; whether anybody else exists they aren't told.
  getAssistant: { ...openWithObject, absent: { ...nobodySignedIn, others: 404 } },
  checkAvailability: { ...openWithObject, absent: { ...nobodySignedIn, others: 200 } },
  searchCities: open,
  listRegions: open,
  findTimezone: open,
  getZone: open,
  getPriceBook: open,
  estimateMonthlyPrice: open,
  listPriceBooks: prices,
  createPriceBook: priceChanges,
  deletePriceBook: onePriceChange,
  listPricedRoles: prices,
  saveRoleTaxCategory: onePriceChange,
  createUplift: onePriceChange,
  deleteUplift: onePriceChange,
  listTaxRates: prices,
  createTaxRate: priceChanges,
  deleteTaxRate: onePriceChange,
  getPromotionCode: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } },
  listPromotions: prices,
  getPromotion: onePrice,
  listRedemptions: onePrice,
  createPromotion: priceChanges,
  savePromotion: onePriceChange,
  deletePromotion: onePriceChange,
  quoteCheckout: {
    own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
  },
  checkout: {
    own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), ...impersonating(404), others: 403 },
  },
  getOrder: ownPayment,
  listWaitingPayments: { own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 } },
  getWaitingPayment: ownPayment,
  cancelPayment: ownPayment,
  // Whoever has the link sees what is harmless.
  getCheckoutConfirmation: {
    own: { ...openWithObject.own, ...impersonating(200) },
    foreign: { ...deadTokens, others: 200, ...impersonating(200) },
    absent: { ...deadTokens, others: 404, ...impersonating(404) },
  },
  getAgreement: {
    own: { ...nobodySignedIn, ...clients(200), 'admin with admin_finance.view': 200, 'super admin': 200, others: 403 },
    foreign: {
      ...nobodySignedIn,
      ...clients(404),
      'admin with admin_finance.view': 200,
      'super admin': 200,
      others: 403,
    },
    absent: {
      ...nobodySignedIn,
      ...clients(404),
      'admin with admin_finance.view': 404,
      'super admin': 404,
      others: 403,
    },
  },
  sendCheckoutEmail: {
    own: { ...nobodySignedIn, ...impersonating(200), ...checkoutStaff(200), others: 403 },
    foreign: { ...nobodySignedIn, ...impersonating(404), ...checkoutStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...impersonating(404), ...checkoutStaff(404), others: 403 },
  },
  listClientProjects: subscriptions,
  getProjectDashboard: subscriptions,
  previewCancellation: cancellations,
  cancelProject: cancellations,
  keepProject: cancellations,
  previewRefund: cancellations,
  refundProject: cancellations,
  listInvoices: { own: { ...nobodySignedIn, ...clients(200), ...invoiceStaff(200), others: 403 } },
  getInvoice: invoices,
  getInvoiceFile: invoices,
  getCreditNoteFile: invoices,
  collectPayment: {
    own: { ...nobodySignedIn, ...clients(200), ...cashiers(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), ...cashiers(200), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), ...cashiers(404), others: 403 },
  },
  addPayment: cashiersOnly,
  useCredit: cashiersOnly,
  refundPayment: cashiersOnly,
  refundCredit: cashiersOnly,
  getCredit: invoices,
  createProject: { own: { ...nobodySignedIn, ...clients(200), others: 403 } },
  getProject: projects,
  saveProject: projects,
  listProjects: { own: { ...nobodySignedIn, ...clients(200), ...impersonating(200), others: 403 } },
  // Only the company's own people remove a draft.
  deleteProject: {
    own: { ...nobodySignedIn, ...clients(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), others: 403 },
  },
  keepProjectAlive: projects,
  getRequirementFields: signedIn,
  getRequirements: projects,
  // Only the company's own people say what they want.
  saveRequirements: {
    own: { ...nobodySignedIn, ...clients(200), others: 403 },
    foreign: { ...nobodySignedIn, ...clients(404), others: 403 },
    absent: { ...nobodySignedIn, ...clients(404), others: 403 },
  },
  reviewRequirements: {
    own: { ...nobodySignedIn, ...matchingStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...matchingStaff(404), others: 403 },
  },
  listAssistantProjects: {
    own: { ...nobodySignedIn, ...assistantStaff(200), assistant: 200, others: 403 },
    foreign: { ...nobodySignedIn, ...assistantStaff(200), assistant: 404, others: 403 },
    absent: { ...nobodySignedIn, ...assistantStaff(404), assistant: 404, others: 403 },
  },
  // Nobody answers in an assistant's place, staff neither.
  answerInvitation: {
    own: { ...nobodySignedIn, assistant: 200, others: 403 },
    foreign: { ...nobodySignedIn, assistant: 404, others: 403 },
    absent: { ...nobodySignedIn, assistant: 404, others: 403 },
  },
  searchProjects: { own: { ...nobodySignedIn, ...subscriptionStaff(200), others: 403 } },
  getProjectRecord: {
    own: { ...nobodySignedIn, ...subscriptionStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...subscriptionStaff(404), others: 403 },
  },
  searchClients: { own: { ...nobodySignedIn, ...clientStaff(200), others: 403 } },
  getClientRecord: {
    own: { ...nobodySignedIn, ...clientStaff(200), others: 403 },
    absent: { ...nobodySignedIn, ...clientStaff(404), others: 403 },
  },
  listNotifications: signedIn,
  searchNotifications: signedIn,
  listMissed: signedIn,
  getNotification: ownNotification,
  getFullNotification: ownNotification,
  readNotification: ownNotification,
  listBroadcasts: broadcasts,
  getBroadcast: oneBroadcast,
  previewBroadcast: broadcasts,
  createBroadcast: broadcasts,
  saveBroadcast: oneBroadcast,
  withdrawBroadcast: oneBroadcast,
  sendProductFeedback: signedIn,
  listProductFeedback: broadcasts,
  listSockets: sockets,
  disconnectSocket: oneSocket,
  reloadSocket: oneSocket,
  reloadAllSockets: sockets,
  listCards: cardList,
  beginCard: cards,
  addCard: cards,
  setDefaultCard: cards,
  deleteCard: cardRemoval,
  // Nobody here can sign in the processor's name.
  receiveProcessorEvent: { own: { ...deadTokens, others: 400 } },
  logUtmEvent: open,
  listUtms: utms,
  listUtmLog: utms,
  getUtm: oneUtm,
  generateReferral: { own: { ...nobodySignedIn, ...clients(200), ...utmStaff(200), assistant: 200, others: 403 } },
  createUtm: utms,
  saveUtm: oneUtm,
  getContent: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } },
  listContent: contentStaff,
  listEditions: oneContentPage,
  saveContent: oneContentPage,
  getClientHome: { own: { ...nobodySignedIn, ...clients(200), others: 403 } },
  getAssistantHome: { own: { ...nobodySignedIn, assistant: 200, others: 403 } },
  getAdminHome: {
    own: { ...nobodySignedIn, ...clients(403), assistant: 403, others: 200 },
  },
  // Asks nobody's session, so that it answers without the database too.
  healthcheck: { own: { others: 200, 'impersonating admin': 200 } },
}
