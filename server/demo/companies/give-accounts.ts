import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { fullNameOf } from '../people/names.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-z ]/gi, '')
    .trim()
    .replaceAll(' ', '.')
    .toLowerCase()

/** Whoever works in a subscription has an account, so that they take part in its talk and its tasks. It has no password. */
export async function giveAccounts(database: Kysely<Tables>): Promise<void> {
  const people = await database
    .selectFrom('assistants')
    .select(['uuid', 'id', 'display_name', 'avatar_id', 'created_date', 'city', 'region', 'country', 'timezone'])
    .where('user_uuid', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('va_relationships')
          .select('va_relationships.uuid')
          .whereRef('va_relationships.virtualassistant_uuid', '=', 'assistants.uuid')
          .where('interest', '=', 'accepted'),
      ),
    )
    .orderBy('id')
    .execute()
  for (const { uuid, id, display_name, region: state_prov, country, ...about } of people) {
    const full_name = fullNameOf(display_name)
    await database.transaction().execute(async (transaction) => {
      const user = await transaction
        .insertInto('users')
        .values({
          ...about,
          email: `${plain(full_name)}.${id}@assistants.example`,
          full_name,
          permissions: ['virtualassistant'],
          verified_date: about.created_date,
          state_prov,
          country: country as 'CA' | 'US',
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await transaction.updateTable('assistants').set({ user_uuid: user.uuid }).where('uuid', '=', uuid).execute()
    })
  }
}
