import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface Applicant {
  readonly user_uuid: string
  readonly full_name: string
  readonly place: {
    readonly country: string
    readonly state_prov: string
    readonly city: string
    readonly timezone: string
  }
  readonly at: Date
}

/** What clients will call someone until they say otherwise: the first name, and the initial of the last. */
export function displayNameOf(full_name: string): string {
  const [first = full_name, ...others] = full_name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

/** Step: the profile of someone who begins to apply, which nobody finds yet; its uuid. */
export async function addApplicant(
  transaction: Transaction<Tables>,
  { user_uuid, full_name, place: { country, state_prov: region, city, timezone }, at }: Applicant,
): Promise<string> {
  const { uuid } = await transaction
    .insertInto('assistants')
    .values({
      user_uuid,
      state: 'applicant',
      state_date: at,
      display_name: displayNameOf(full_name),
      country,
      region,
      city,
      timezone,
      available_hours_per_month: 0,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
