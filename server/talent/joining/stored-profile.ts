import type { StoredProfile } from '@talentplace/contract/talent/joining/profile.routes'
import type { Kysely } from 'kysely'
import { isDone } from '../applications/stored-answers.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { availabilitiesOf } from '../../rules/working-overlap.ts'

/** What clients will read of the applicant of an application. */
export async function storedProfileOf(
  database: Kysely<Tables>,
  { uuid, virtualassistant_uuid }: { uuid: string; virtualassistant_uuid: string },
): Promise<StoredProfile> {
  const [{ availability, ...profile }, done] = await Promise.all([
    database
      .selectFrom('assistants')
      .select(['display_name', 'blurb', 'bio', 'available_hours_per_month', 'availability', 'version'])
      .where('uuid', '=', virtualassistant_uuid)
      .executeTakeFirstOrThrow(),
    isDone(database, uuid, 'profile'),
  ])
  return { ...profile, availabilities: availabilitiesOf(availability), done }
}
