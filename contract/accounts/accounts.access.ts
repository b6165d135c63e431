import { anonymous, clients, deadTokens, open, signedIn, userEditors, userViewers } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { accountsOperations } from './accounts.operations.ts'

const wrongCode: AccessRow = { own: { ...deadTokens, others: 400 }, absent: { ...deadTokens, others: 400 } }

const userStaff = (status: number) => ({ ...userViewers(status), ...userEditors(status) })

const checkoutStaff = (status: number) => ({ 'admin with admin_checkout.edit': status, 'super admin': status })

// One's own account; someone else's only for staff.
const people: AccessRow = {
  own: { ...anonymous, others: 200 },
  foreign: { ...anonymous, ...userStaff(200), others: 404 },
  absent: { ...anonymous, others: 404 },
}

const primaryContacts = (status: number) => ({ 'primary contact': status, 'other client': status })

const colleagues: AccessRow = {
  own: { ...anonymous, ...primaryContacts(200), others: 403 },
  foreign: { ...anonymous, ...primaryContacts(404), others: 403 },
  absent: { ...anonymous, ...primaryContacts(404), others: 403 },
}

// Whoever has the link.
const invitations: AccessRow = { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 404 } }

/** What the running server must answer, for every operation of the feature, actor and object. */
export const accountsAccess: Readonly<Record<keyof typeof accountsOperations, AccessRow>> = {
  accountExists: open,
  login: open,
  getSession: signedIn,
  logout: signedIn,
  register: open,
  // Nobody has the code of these calls.
  openVerification: wrongCode,
  verifyEmail: wrongCode,
  changePassword: {
    own: { ...anonymous, others: 200 },
    foreign: { ...anonymous, others: 404 },
    absent: { ...anonymous, others: 404 },
  },
  forgotPassword: { own: { ...deadTokens, others: 200 }, absent: { ...deadTokens, others: 200 } },
  resetPassword: wrongCode,
  getUser: people,
  listUsers: { own: { ...anonymous, ...userStaff(200), others: 403 } },
  searchUsers: { own: { ...anonymous, ...clients(200), ...userStaff(200), others: 403 } },
  createUser: { own: { ...anonymous, ...userEditors(200), others: 403 } },
  // Who only sees accounts changes none but their own.
  saveUser: {
    ...people,
    foreign: { ...people.foreign, ...userEditors(200), 'admin with admin_user.view': 403, others: 404 },
  },
  deleteUser: {
    own: { ...anonymous, ...userEditors(200), others: 403 },
    absent: { ...anonymous, ...userEditors(404), others: 403 },
  },
  listClientRelationships: people,
  listProjectRelationships: people,
  listUserAudit: people,
  getPreferences: signedIn,
  savePreferences: signedIn,
  saveEarlyAccess: signedIn,
  unsubscribe: { own: { ...deadTokens, others: 404 } },
  listColleagues: { own: { ...anonymous, ...primaryContacts(200), others: 403 } },
  inviteColleague: { own: { ...anonymous, ...primaryContacts(200), others: 403 } },
  resendInvitation: colleagues,
  withdrawInvitation: colleagues,
  changeColleague: colleagues,
  removeColleague: colleagues,
  handOverPrimaryContact: colleagues,
  openInvitation: invitations,
  acceptInvitation: invitations,
  startImpersonation: {
    own: { ...anonymous, ...checkoutStaff(200), others: 403 },
    absent: { ...anonymous, ...checkoutStaff(404), others: 403 },
  },
  stopImpersonation: { own: { ...anonymous, ...checkoutStaff(200), others: 403 } },
  listSessions: signedIn,
  endSession: {
    own: { ...anonymous, others: 200 },
    foreign: { ...anonymous, others: 404 },
    absent: { ...anonymous, others: 404 },
  },
  endOtherSessions: signedIn,
  getTwoStep: signedIn,
  beginTwoStep: signedIn,
  // Nobody has begun, and nobody has it on.
  confirmTwoStep: { own: { ...anonymous, others: 409 } },
  endTwoStep: { own: { ...anonymous, others: 409 } },
  renewRecoveryCodes: { own: { ...anonymous, others: 409 } },
  resetTwoStep: {
    own: { ...anonymous, 'super admin': 200, others: 403 },
    absent: { ...anonymous, 'super admin': 404, others: 403 },
  },
}
