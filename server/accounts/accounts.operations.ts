import { colleagueMails } from './colleagues/colleague-mails.ts'
import { acceptInvitationOperation } from './colleagues/accept-invitation.ts'
import { changeColleagueOperation } from './colleagues/change-colleague.ts'
import { handOverPrimaryContactOperation } from './colleagues/hand-over-primary-contact.ts'
import { inviteColleagueOperation } from './colleagues/invite-colleague.ts'
import { listColleaguesOperation } from './colleagues/list-colleagues.ts'
import { openInvitationOperation } from './colleagues/open-invitation.ts'
import { removeColleagueOperation } from './colleagues/remove-colleague.ts'
import { resendInvitationOperation } from './colleagues/resend-invitation.ts'
import { withdrawInvitationOperation } from './colleagues/withdraw-invitation.ts'
import { startImpersonationOperation } from './impersonation/start-impersonation.ts'
import { stopImpersonationOperation } from './impersonation/stop-impersonation.ts'
import { changePasswordOperation } from './passwords/change-password.ts'
import { forgotPasswordOperation } from './passwords/forgot-password.ts'
import { resetPasswordOperation } from './passwords/reset-password.ts'
import { getPreferencesOperation } from './preferences/get-preferences.ts'
import { saveEarlyAccessOperation } from './preferences/save-early-access.ts'
import { savePreferencesOperation } from './preferences/save-preferences.ts'
import { unsubscribeOperation } from './preferences/unsubscribe.ts'
import { openVerificationOperation } from './registration/open-verification.ts'
import { verifyEmailOperation } from './registration/verify-email.ts'
import { accountExistsOperation } from './sessions/account-exists.ts'
import { endOtherSessionsOperation } from './sessions/end-other-sessions.ts'
import { endSessionOperation } from './sessions/end-session.ts'
import { getSessionOperation } from './sessions/get-session.ts'
import { listSessionsOperation } from './sessions/list-sessions.ts'
import { loginOperation } from './sessions/login.ts'
import { logoutOperation } from './sessions/logout.ts'
import { beginTwoStepOperation } from './two-step/begin-two-step.ts'
import { confirmTwoStepOperation } from './two-step/confirm-two-step.ts'
import { endTwoStepOperation } from './two-step/end-two-step.ts'
import { getTwoStepOperation } from './two-step/get-two-step.ts'
import { renewRecoveryCodesOperation } from './two-step/renew-recovery-codes.ts'
import { resetTwoStepOperation } from './users/reset-two-step.ts'
import { createUserOperation } from './users/create-user.ts'
import { deleteUserOperation } from './users/delete-user.ts'
import { getUserOperation } from './users/get-user.ts'
import { listClientRelationshipsOperation } from './users/list-client-relationships.ts'
import { listProjectRelationshipsOperation } from './users/list-project-relationships.ts'
import { listUserAuditOperation } from './users/list-user-audit.ts'
import { listUsersOperation } from './users/list-users.ts'
import { saveUserOperation } from './users/save-user.ts'
import { searchUsersOperation } from './users/search-users.ts'
import { unsubscribeLinksOf } from '../platform/mail/unsubscribe-links-of.ts'
import type { AccountDeps } from './account-deps.ts'
import { userMails } from './users/user-mails.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'

/** One’s own account, and people with accounts as staff see them. */
export function accountsOperations(
  deps: AccountDeps & {
    readonly sessions: SessionStore
    readonly configuration: { readonly links: { readonly client_support: string } }
  } & Pick<Parameters<typeof loginOperation>[0], 'companies'>,
) {
  const { database, clock, sessions, directory, configuration, alertFinanceStaff } = deps
  const site = { ...configuration, support: configuration.links.client_support }
  const mails = userMails(site)
  const colleagues = {
    database,
    clock,
    sessions,
    mails: colleagueMails(site),
  }
  return {
    accountExists: accountExistsOperation(deps),
    login: loginOperation(deps),
    getSession: getSessionOperation(),
    logout: logoutOperation({ database, clock, sessions }),
    listSessions: listSessionsOperation({ database, clock }),
    endSession: endSessionOperation({ database, clock, sessions }),
    endOtherSessions: endOtherSessionsOperation({ database, clock, sessions }),
    getTwoStep: getTwoStepOperation({ database, configuration }),
    beginTwoStep: beginTwoStepOperation(deps),
    confirmTwoStep: confirmTwoStepOperation(deps),
    endTwoStep: endTwoStepOperation(deps),
    renewRecoveryCodes: renewRecoveryCodesOperation(deps),
    resetTwoStep: resetTwoStepOperation(deps),
    openVerification: openVerificationOperation(deps),
    verifyEmail: verifyEmailOperation(deps),
    changePassword: changePasswordOperation(deps),
    forgotPassword: forgotPasswordOperation(deps),
    resetPassword: resetPasswordOperation(deps),
    getUser: getUserOperation({ database, clock }),
    listUsers: listUsersOperation(database),
    searchUsers: searchUsersOperation(database),
    createUser: createUserOperation({ database, clock, mails, alertFinanceStaff }),
    saveUser: saveUserOperation({ database, clock, sessions, mails, directory, alertFinanceStaff }),
    deleteUser: deleteUserOperation({ database, clock, sessions }),
    listClientRelationships: listClientRelationshipsOperation(database),
    listProjectRelationships: listProjectRelationshipsOperation(database),
    listUserAudit: listUserAuditOperation(database),
    listColleagues: listColleaguesOperation(colleagues),
    inviteColleague: inviteColleagueOperation(colleagues),
    resendInvitation: resendInvitationOperation(colleagues),
    withdrawInvitation: withdrawInvitationOperation(colleagues),
    changeColleague: changeColleagueOperation(colleagues),
    removeColleague: removeColleagueOperation(colleagues),
    handOverPrimaryContact: handOverPrimaryContactOperation(colleagues),
    openInvitation: openInvitationOperation(colleagues),
    acceptInvitation: acceptInvitationOperation({ ...colleagues, records: deps.records }),
    startImpersonation: startImpersonationOperation({ database, clock, sessions }),
    stopImpersonation: stopImpersonationOperation({ database, clock, sessions }),
    getPreferences: getPreferencesOperation(database),
    savePreferences: savePreferencesOperation({ database, sessions }),
    saveEarlyAccess: saveEarlyAccessOperation({ database, clock, sessions }),
    unsubscribe: unsubscribeOperation({
      database,
      clock,
      unsubscribeLinks: unsubscribeLinksOf({ database, publicUrl: configuration.publicUrl }),
    }),
  }
}
