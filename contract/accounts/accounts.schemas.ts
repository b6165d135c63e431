import { colleague, invitation } from './colleagues/colleague.routes.ts'
import { fileExport } from '../desk/file-exports/file-export.routes.ts'
import { dataExport } from '../desk/personal-data/own-data.routes.ts'
import { sessionUser, signedIn } from './sessions/session.routes.ts'
import { auditEntry, user } from './users/user.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const accountsSchemas = {
  AuditEntry: auditEntry,
  Colleague: colleague,
  ColleagueInvitation: invitation,
  DataExport: dataExport,
  FileExport: fileExport,
  SessionUser: sessionUser,
  SignedIn: signedIn,
  User: user,
}
