import { getPreferencesOperation } from '../features/accounts/preferences/get-preferences.ts'
import { saveEarlyAccessOperation } from '../features/accounts/preferences/save-early-access.ts'
import { savePreferencesOperation } from '../features/accounts/preferences/save-preferences.ts'
import { unsubscribeOperation } from '../features/accounts/preferences/unsubscribe.ts'
import { startImpersonationOperation } from '../features/accounts/impersonation/start-impersonation.ts'
import { stopImpersonationOperation } from '../features/accounts/impersonation/stop-impersonation.ts'
import { createUserOperation } from '../features/accounts/users/create-user.ts'
import { deleteUserOperation } from '../features/accounts/users/delete-user.ts'
import { getUserOperation } from '../features/accounts/users/get-user.ts'
import { listClientRelationshipsOperation } from '../features/accounts/users/list-client-relationships.ts'
import { listProjectRelationshipsOperation } from '../features/accounts/users/list-project-relationships.ts'
import { listUserAuditOperation } from '../features/accounts/users/list-user-audit.ts'
import { listUsersOperation } from '../features/accounts/users/list-users.ts'
import { saveUserOperation } from '../features/accounts/users/save-user.ts'
import { searchUsersOperation } from '../features/accounts/users/search-users.ts'
import { userMails } from '../features/accounts/users/user-mails.ts'
import { unsubscribeLinksOf } from './unsubscribe-links-of.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import type { SessionStore } from '../platform/sessions/session-store.ts'
import type { Configuration } from './configuration.ts'

/** People with accounts, their permissions and their own preferences. */
export function userOperations(platform: {
  configuration: Configuration
  database: Database
  clock: Clock
  sessions: SessionStore
  directory: CityDirectory
}) {
  const { configuration, database, clock, sessions, directory } = platform
  const { brand, publicUrl, links } = configuration
  const mails = userMails({ brand, publicUrl, support: links.client_support })
  return {
    getUser: getUserOperation({ database, clock }),
    listUsers: listUsersOperation(database),
    searchUsers: searchUsersOperation(database),
    createUser: createUserOperation({ database, clock, mails }),
    saveUser: saveUserOperation({ database, clock, sessions, mails, directory }),
    deleteUser: deleteUserOperation({ database, clock, sessions }),
    listClientRelationships: listClientRelationshipsOperation(database),
    listProjectRelationships: listProjectRelationshipsOperation(database),
    listUserAudit: listUserAuditOperation(database),
    startImpersonation: startImpersonationOperation({ database, clock, sessions }),
    stopImpersonation: stopImpersonationOperation({ database, clock, sessions }),
    getPreferences: getPreferencesOperation(database),
    savePreferences: savePreferencesOperation(database),
    saveEarlyAccess: saveEarlyAccessOperation({ database, clock, sessions }),
    unsubscribe: unsubscribeOperation({
      database,
      clock,
      unsubscribeLinks: unsubscribeLinksOf({ database, publicUrl }),
    }),
  }
}
