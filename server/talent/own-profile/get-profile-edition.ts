import { getProfileEdition } from '@talentplace/contract/talent/own-profile/profile-edition.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readEdition } from './read-edition.ts'

export function getProfileEditionOperation({ database }: { database: Database }) {
  return handle(getProfileEdition, async (_context, { params: { user_uuid } }) => ({
    edition: await readEdition(database.kysely, user_uuid),
  }))
}
