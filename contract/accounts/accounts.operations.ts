import {
  listColleagues,
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
  changeColleague,
  removeColleague,
  handOverPrimaryContact,
} from './colleagues/colleague.routes.ts'
import { openInvitation, acceptInvitation } from './colleagues/invitation.routes.ts'
import { startImpersonation, stopImpersonation } from './impersonation/impersonation.routes.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords/password.routes.ts'
import { getPreferences, savePreferences, saveEarlyAccess, unsubscribe } from './preferences/preferences.routes.ts'
import { register } from './registration/register.routes.ts'
import { openVerification, verifyEmail } from './registration/verify.routes.ts'
import { accountExists } from './sessions/exists.routes.ts'
import { listSessions, endSession, endOtherSessions } from './sessions/own-session.routes.ts'
import { login, getSession, logout } from './sessions/session.routes.ts'
import {
  getTwoStep,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
} from './two-step/two-step.routes.ts'
import {
  getUser,
  listUsers,
  searchUsers,
  createUser,
  saveUser,
  deleteUser,
  listClientRelationships,
  listProjectRelationships,
  listUserAudit,
} from './users/user.routes.ts'

/** Every operation of accounts. */
export const accountsOperations = {
  accountExists,
  login,
  getSession,
  logout,
  register,
  openVerification,
  verifyEmail,
  changePassword,
  forgotPassword,
  resetPassword,
  getUser,
  listUsers,
  searchUsers,
  createUser,
  saveUser,
  deleteUser,
  listClientRelationships,
  listProjectRelationships,
  listUserAudit,
  getPreferences,
  savePreferences,
  saveEarlyAccess,
  unsubscribe,
  listColleagues,
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
  changeColleague,
  removeColleague,
  handOverPrimaryContact,
  openInvitation,
  acceptInvitation,
  startImpersonation,
  stopImpersonation,
  listSessions,
  endSession,
  endOtherSessions,
  getTwoStep,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
} as const
