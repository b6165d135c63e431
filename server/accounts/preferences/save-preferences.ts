import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { savePreferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { sql, type Transaction } from 'kysely'
import { evictAfterCommit } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { isStaffPermission } from '@talentplace/contract/shared/permission'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { readPreferences } from './read-preferences.ts'

/** A6.4: only zones of our own list. @throws HttpError 400 */
async function checkZone(transaction: Transaction<Tables>, zone: string): Promise<void> {
  const known = await transaction.selectFrom('time_zones').select('zone').where('zone', '=', zone).executeTakeFirst()
  if (!known) throw invalidField('timezone', refusals.zoneOfOurs())
}

/** Each part is kept on its own, and so is each kind of notification: what one page saves, another that was opened earlier doesn't undo. */
export function savePreferencesOperation({ database, sessions }: { database: Database; sessions: SessionStore }) {
  return handle(savePreferences, async (context, { body }) => {
    const { user_uuid, permissions } = signedIn(context)
    const { timezone, quiet_hours, language, week_start, notifications } = body
    if (language === 'fr' && permissions.some(isStaffPermission))
      throw invalidField('language', refusals.staffReadEnglish())
    const saved = await database.kysely.transaction().execute(async (transaction) => {
      if (timezone !== undefined) {
        if (timezone !== null) await checkZone(transaction, timezone)
        await transaction.updateTable('users').set({ timezone }).where('uuid', '=', user_uuid).execute()
      }
      if (language !== undefined)
        await transaction.updateTable('users').set({ language }).where('uuid', '=', user_uuid).execute()
      const chosen = {
        // The release before reads it there.
        ...(language !== undefined && { language: language ?? 'en' }),
        ...(week_start !== undefined && { week_start }),
        ...(quiet_hours !== undefined && { quiet_from: quiet_hours?.from ?? null, quiet_to: quiet_hours?.to ?? null }),
      }
      await transaction
        .insertInto('user_preferences')
        .values({ user_uuid, ...chosen, notifications: JSON.stringify(notifications ?? {}) })
        .onConflict((conflict) =>
          conflict.column('user_uuid').doUpdateSet({
            ...chosen,
            notifications: sql`user_preferences.notifications || excluded.notifications`,
          }),
        )
        .execute()
      evictAfterCommit(transaction, 'notifications_changed', [user_uuid])
      await announce(transaction, { to: { users: [user_uuid] }, event: 'reload_user' })
      return readPreferences(transaction, user_uuid)
    })
    sessions.evict(user_uuid)
    return saved
  })
}
