import type { ProfileEdition } from '@talentplace/contract/talent/own-profile/profile-edition.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { textsOf } from './visible-texts.ts'

/** What an assistant has written and clients don't see yet, by the uuid of the account or the profile. @throws HttpError 404 */
export async function readEdition(database: Kysely<Tables>, id: string): Promise<ProfileEdition | null> {
  const view = await database
    .selectFrom('assistants')
    .select(['uuid', 'display_name', 'preferred_pronouns', 'blurb', 'bio'])
    .where((where) => where.or([where('uuid', '=', id), where('user_uuid', '=', id)]))
    .executeTakeFirst()
  if (!view) throw notFound('There is no such assistant.')
  const edition = await database
    .selectFrom('profile_editions')
    .leftJoin('portraits', 'portraits.id', 'portrait_id')
    .selectAll('profile_editions')
    .select('file_uuid')
    .where('profile_editions.virtualassistant_uuid', '=', view.uuid)
    .executeTakeFirst()
  if (!edition) return null
  const { state, note, version, sent_date, file_uuid } = edition
  return {
    ...textsOf(edition),
    state,
    shown: textsOf(view),
    photo_uuid: file_uuid,
    sent_date: sent_date.toISOString(),
    note,
    version,
  }
}
