import { getPreferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { readPreferences } from './read-preferences.ts'

export function getPreferencesOperation(database: Database) {
  return handle(getPreferences, (context) => readPreferences(database.kysely, signedIn(context).user_uuid))
}
