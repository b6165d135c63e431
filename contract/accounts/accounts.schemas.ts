import { colleague, invitation } from './colleagues/colleague.routes.ts'
import { sessionUser, signedIn } from './sessions/session.routes.ts'
import { auditEntry, user } from './users/user.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const accountsSchemas = {
  AuditEntry: auditEntry,
  Colleague: colleague,
  ColleagueInvitation: invitation,
  SessionUser: sessionUser,
  SignedIn: signedIn,
  User: user,
}
