import {
  listColleagues,
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
  changeColleague,
  removeColleague,
  handOverPrimaryContact,
} from './colleagues/colleague.routes.ts'
import { acceptInvitation, openInvitation } from './colleagues/invitation.routes.ts'
import {
  downloadFileExport,
  getFileExport,
  listFileExports,
  removeFileExport,
  requestFileExport,
} from '../desk/file-exports/file-export.routes.ts'
import { startImpersonation, stopImpersonation } from './impersonation/impersonation.routes.ts'
import {
  approveDeletion,
  getDeletionRequest,
  listDeletionRequests,
} from '../desk/personal-data/deletion-request.routes.ts'
import {
  askForDeletion,
  askForExport,
  getExportFile,
  getOwnData,
  withdrawDeletion,
} from '../desk/personal-data/own-data.routes.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords/password.routes.ts'
import { getPreferences, saveEarlyAccess, savePreferences, unsubscribe } from './preferences/preferences.routes.ts'
import { register } from './registration/register.routes.ts'
import { openVerification, verifyEmail } from './registration/verify.routes.ts'
import { endOtherSessions, endSession, listSessions } from './sessions/own-session.routes.ts'
import { accountExists } from './sessions/exists.routes.ts'
import { getSession, login, logout } from './sessions/session.routes.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
} from './two-step/two-step.routes.ts'
import {
  createUser,
  deleteUser,
  getUser,
  listClientRelationships,
  listProjectRelationships,
  listUserAudit,
  listUsers,
  saveUser,
  searchUsers,
} from './users/user.routes.ts'

/** Every operation of the feature. */
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
  getOwnData,
  askForExport,
  getExportFile,
  askForDeletion,
  withdrawDeletion,
  listDeletionRequests,
  getDeletionRequest,
  approveDeletion,
  requestFileExport,
  listFileExports,
  getFileExport,
  downloadFileExport,
  removeFileExport,
} as const
