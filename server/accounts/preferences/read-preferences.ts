import type { getPreferences, Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { earlyAccessPermissions } from '@talentplace/contract/shared/permission'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { accountLanguage } from '../../platform/sessions/account-language.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** A person's preferences; where nothing was chosen, the usual ones. */
export async function readPreferences(
  kysely: Kysely<Tables>,
  userUuid: string,
): Promise<ReplyOf<typeof getPreferences>> {
  const row = await kysely
    .selectFrom('users')
    .leftJoin('user_preferences', 'user_preferences.user_uuid', 'users.uuid')
    .select(['timezone', 'permissions', 'users.language', 'week_start', 'notifications', 'quiet_from', 'quiet_to'])
    .where('users.uuid', '=', userUuid)
    .executeTakeFirstOrThrow()
  return {
    timezone: row.timezone,
    language: accountLanguage(row),
    week_start: row.week_start ?? 'sunday',
    notifications: (row.notifications ?? {}) as Preferences['notifications'],
    quiet_hours: row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
    early_access: earlyAccessPermissions.some((each) => row.permissions.includes(each)),
  }
}
