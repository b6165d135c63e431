import { isUtmUuid } from '@talentplace/contract/accounts/attribution/utm-value'
import type { UtmOrigin } from '@talentplace/contract/accounts/attribution/utm.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** C5.3: the record a value names: by uuid where it has the form of one, else by shortcode, whatever its case. */
export async function findUtm(
  kysely: Kysely<Tables>,
  value: string,
): Promise<{ uuid: string; shortcode: string | null; origin: UtmOrigin } | undefined> {
  const records = kysely.selectFrom('utms').select(['uuid', 'shortcode', 'origin'])
  const named = isUtmUuid(value)
    ? records.where('uuid', '=', value)
    : records.where(sql`lower(shortcode)`, '=', value.toLowerCase())
  return named.executeTakeFirst()
}
