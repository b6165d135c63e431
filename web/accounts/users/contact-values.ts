import type { Input } from '../../platform/api/operation-types.ts'
import * as fields from '@talentplace/contract/accounts/messages/fields'
import type { OwnUser } from './own-user.ts'

type Changes = Input<'accounts.saveUser'>['body']

/** One's contact as its form holds it. */
export interface ContactValues {
  readonly full_name: string
  readonly phone_number: string
  readonly phone_extension: string
  /** What stands in the city's field, picked or not. */
  readonly place_text: string
  /** The newly picked place; null: as it was. */
  readonly place: NonNullable<Changes['place']> | null
}

function placeText({ full: { city, state_prov } }: OwnUser): string {
  return [city, state_prov].filter(Boolean).join(', ')
}

export function valuesOf(user: OwnUser): ContactValues {
  const { full_name, full } = user
  const { phone_number, phone_extension } = full
  return { full_name, phone_number, phone_extension, place_text: placeText(user), place: null }
}

/** What of it differs from what was there before, as the call takes it. */
export function changesOf(
  { full_name, phone_number, phone_extension, place }: ContactValues,
  before: ContactValues,
): Changes {
  return {
    ...(full_name.trim() !== before.full_name && { full_name }),
    ...(phone_number.trim() !== before.phone_number && { phone_number }),
    ...(phone_extension.trim() !== before.phone_extension && { phone_extension }),
    ...(place !== null && { place }),
  }
}

/** A city counts once it is picked. */
export function unpicked({ place_text, place }: ContactValues, before: ContactValues): Record<string, string> {
  return place === null && place_text !== before.place_text ? { place_text: fields.selectCity() } : {}
}

/** What is wrong with the place stands at the one field it is entered in. */
export function fieldOf(path: string): string {
  return path === 'city' || path === 'place' || path.startsWith('place.') ? 'place_text' : path
}
