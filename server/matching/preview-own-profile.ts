import { previewOwnProfile } from '@talentplace/contract/matching/assistant.routes'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { handle, signedIn } from '../platform/http/handler.ts'
import { notFound } from '../platform/http/http-error.ts'
import { profileOf } from './assistant-profile.ts'
import { readPublishedProfile } from './read-profile.ts'
import { validateZone } from './validate-search.ts'

/** C5 Ours: one's own profile as clients see it, or would, whatever state one is in. */
export function previewOwnProfileOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(previewOwnProfile, async (context, { query }) => {
    const zone = validateZone('viewer_timezone', query.viewer_timezone)
    const profile = await readPublishedProfile(database, signedIn(context).user_uuid)
    if (!profile) throw notFound('Your account has no profile yet. Write to us if it should have one.')
    return { assistant: profileOf(profile, zone, null, clock.now()) }
  })
}
