import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { phoneExtension, phoneNumber, pickedPlace, requiredText } from '@talentplace/contract/accounts/account-fields'
import { acceptTerms, consentVersions } from '@talentplace/contract/accounts/consent'
import type { Collectable, CollectedDetails } from '@talentplace/contract/accounts/sessions/session.routes'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../platform/database/tables.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { CityDirectory } from '../platform/places/city-directory.ts'
import { locationOf, type Location } from './location.ts'

/** A detail of the account that a sign-in may ask for. */
export type WantedDetail = Selectable<Tables['users']>['details_wanted'][number]

export interface DetailsOwner {
  readonly uuid: string
  readonly permissions: readonly string[]
  readonly client_uuid: string | null
  readonly phone_number: string
  readonly city: string | null
  readonly details_wanted: readonly WantedDetail[]
}

/** True for whom the second brand has as its client and we have not yet (A1.15). */
export function comesFromPartner({ permissions }: Pick<DetailsOwner, 'permissions'>): boolean {
  return permissions.includes('askbetty_client') && !permissions.includes('client')
}

/** What the sign-in must ask for before it can succeed; from a partner's client, what every client of ours has given. */
export function wantedDetails(owner: DetailsOwner): readonly WantedDetail[] {
  const wanted = new Set(owner.details_wanted)
  if (comesFromPartner(owner)) {
    if (owner.client_uuid === null) wanted.add('company')
    if (owner.phone_number === '') wanted.add('phone_number')
    if (owner.city === null) wanted.add('city')
  }
  return [...wanted]
}

export interface CheckedDetails {
  readonly full_name?: string | undefined
  readonly company?: string | undefined
  readonly phone_number?: string | undefined
  readonly phone_extension?: string | undefined
  readonly terms?: (typeof consentVersions)[number] | undefined
  readonly location?: Location
}

/** The refusal that opens the collect stage; `fields`: what was wrong with what was sent. */
export function requestFor(
  details: readonly Collectable[],
  message: string,
  fields?: Record<string, string>,
): HttpError {
  return new HttpError(400, 'collect', message, { extra: { collect: [...details] }, ...(fields && { fields }) })
}

const everyDetail = z.object({
  full_name: requiredText,
  company: requiredText,
  phone_number: phoneNumber,
  phone_extension: phoneExtension.default(''),
  terms: z.enum(consentVersions, acceptTerms),
  ...pickedPlace.shape,
})
type Field = keyof typeof everyDetail.shape
const placeFields = Object.keys(pickedPlace.shape) as (keyof typeof pickedPlace.shape)[]

/** The fields of a detail: a place has several, and a phone number its extension. */
function fieldsOf(detail: WantedDetail): readonly Field[] {
  if (detail === 'city') return placeFields
  return detail === 'phone_number' ? ['phone_number', 'phone_extension'] : [detail]
}

/** What is wanted and wasn't given. */
export function missingDetails(
  wanted: readonly WantedDetail[],
  given: CollectedDetails | undefined,
): readonly WantedDetail[] {
  return wanted.filter((each) => given?.[each] === undefined)
}

/**
 * Checks what was collected by the rules of its fields.
 * @throws HttpError 400 with `collect` when something wanted isn't given, with `fields` when something isn't right
 */
export async function checkDetails(
  wanted: readonly WantedDetail[],
  given: CollectedDetails | undefined,
  place: { transaction: Kysely<Tables>; directory: CityDirectory },
): Promise<CheckedDetails> {
  if (wanted.length === 0) return {}
  const missing = missingDetails(wanted, given)
  if (missing.length > 0) throw requestFor(missing, 'Please complete your details to continue.')
  const requiredFields: readonly Field[] = wanted.flatMap(fieldsOf)
  const whole = everyDetail.safeParse(given ?? {})
  const wrong = whole.error?.issues.filter(({ path }) => requiredFields.includes(path[0] as Field)) ?? []
  if (wrong.length > 0) {
    const fields: Record<string, string> = {}
    for (const { path, message } of wrong) fields[path.join('.')] ??= message
    throw new HttpError(400, 'invalid', wrong[0]?.message ?? 'This isn’t in the form we expect', { fields })
  }
  const collected = Object.fromEntries(requiredFields.map((field) => [field, given?.[field]]))
  const { full_name, company, phone_number, terms, phone_extension } = everyDetail.partial().parse(collected)
  const details = { full_name, company, terms, phone_number, ...(phone_number !== undefined && { phone_extension }) }
  if (!wanted.includes('city')) return details
  return { ...details, location: await locationOf(pickedPlace.parse(collected), place) }
}

/** Step: keeps what was collected, except the company, which isn't the account's. */
export async function saveDetails(
  transaction: Kysely<Tables>,
  userUuid: string,
  { full_name, phone_number, phone_extension, terms, location }: CheckedDetails,
  { at, address }: { at: Date; address: string },
): Promise<void> {
  if (terms !== undefined) {
    const consent = {
      user_uuid: userUuid,
      kind: 'terms' as const,
      text_version: terms,
      language: currentLanguage(),
      address,
      given_date: at,
    }
    await transaction.insertInto('consents').values(consent).execute()
  }
  await transaction
    .updateTable('users')
    .set({
      details_wanted: [],
      ...(full_name !== undefined && { full_name }),
      ...(phone_number !== undefined && { phone_number, phone_extension: phone_extension ?? '' }),
      ...location,
    })
    .where('uuid', '=', userUuid)
    .execute()
}
