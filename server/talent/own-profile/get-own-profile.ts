import { getOwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { ownProfileOf } from './lock-own-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'

export function getOwnProfileOperation({ database: { kysely } }: { database: Database }) {
  return handle(getOwnProfile, async (context) =>
    readOwnProfile(kysely, await ownProfileOf(kysely, signedIn(context).user_uuid)),
  )
}
