import * as t from '@talentplace/contract/core/messages/refusals'
import { meetingWays, type MeetingPlace, type MeetingWay } from '@talentplace/contract/core/calendar/meeting-ways'
import { dialledText } from '@talentplace/contract/shared/dialled-text'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Where this installation meets people; we can always call them. */
export interface MeetingPlaces {
  /** The address of its video calls. */
  readonly video: string | null
  /** The number people call. */
  readonly phone: string | null
}

interface WantedPlace {
  readonly way: MeetingWay
  readonly phone_number?: string | undefined
  readonly phone_extension?: string | undefined
}

/**
 * Where a meeting is held, as its row keeps it. `ownPhone`: the number in the booking person's account, or null.
 * @throws HttpError 400 at `place`
 */
export function placeColumns(places: MeetingPlaces, wanted: WantedPlace | undefined, ownPhone: string | null) {
  const usual = meetingWays.find((way) => way === 'call_you' || places[way] !== null) ?? 'call_you'
  const { way, phone_number, phone_extension = '' } = wanted ?? { way: usual }
  const given = phone_number === undefined ? ownPhone : dialledText(phone_number, phone_extension)
  const at = way === 'call_you' ? given : places[way]
  if (at !== null && at !== '') return { place_way: way, place_at: at }
  if (wanted === undefined) return { place_way: null, place_at: null }
  if (way === 'call_you') throw invalidField('place.phone_number', t.required())
  throw invalidField('place.way', t.wayOnOffer())
}

export function ratePlanOfRow(row: { place_way: MeetingWay | null; place_at: string | null }): MeetingPlace | null {
  const { place_way: way, place_at: at } = row
  return way === null || at === null ? null : { way, at }
}

/** The number in the account, with its extension, of whoever books, where they book for themselves; null: there is none. */
export async function ownPhone(
  database: Kysely<Tables>,
  { user_uuid }: Pick<Session, 'user_uuid'>,
): Promise<string | null> {
  const account = await database
    .selectFrom('users')
    .select(['phone_number', 'phone_extension'])
    .where('uuid', '=', user_uuid)
    .executeTakeFirst()
  return account?.phone_number ? dialledText(account.phone_number, account.phone_extension) : null
}
