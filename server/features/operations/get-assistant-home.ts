import { getAssistantHome } from '@talentplace/contract/operations/home.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { roleNames } from '../../platform/database/role-names.ts'

/** The signed-in assistant's own profile, in whatever state it is. */
export function getAssistantHomeOperation(database: Database) {
  return handle(getAssistantHome, async (context) => {
    const profile = await database.kysely
      .selectFrom('assistants')
      .selectAll()
      .where('user_uuid', '=', signedIn(context).user_uuid)
      .executeTakeFirst()
    if (!profile) return { profile: null }
    const names = await roleNames(database.kysely, profile.role_ids)
    const { rating_sum, feedback_count } = profile
    return {
      profile: {
        uuid: profile.uuid,
        state: profile.state,
        display_name: profile.display_name,
        preferred_pronouns: profile.preferred_pronouns,
        blurb: profile.blurb,
        avatar_id: profile.avatar_id,
        city: profile.city,
        region: profile.region,
        timezone: profile.timezone,
        roles: profile.role_ids.flatMap((id) => names.get(id) ?? []),
        available_hours_per_month: profile.available_hours_per_month,
        monthly_hours_committed: profile.monthly_hours_committed,
        va_rating: feedback_count === 0 ? null : rating_sum / feedback_count / 5,
        feedback_count,
      },
    }
  })
}
