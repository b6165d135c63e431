import { dataConsent } from '@talentplace/contract/talent/applications/data-consent'
import type { Input } from '../../platform/api/operation-types.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'

/** A place picked from the list. */
export interface PickedPlace {
  readonly country: 'CA' | 'US'
  readonly state_prov: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
}

/** What is entered to begin with. */
export interface StartValues {
  readonly full_name: string
  readonly email: string
  readonly phone_number: string
  readonly phone_extension: string
  /** What the city field shows. */
  readonly place_text: string
  readonly place: PickedPlace | null
  readonly terms: boolean
  readonly data: boolean
}

export const nothingEntered: StartValues = {
  full_name: '',
  email: '',
  phone_number: '',
  phone_extension: '',
  place_text: '',
  place: null,
  terms: false,
  data: false,
}

/** The form with the picked place's parts in place of the field they are entered in, as the contract checks it. */
export function startFormOf(entered: StartValues) {
  const { place, place_text: _, ...values } = entered
  return {
    ...values,
    country: place?.country,
    state_prov: place?.state_prov,
    city: place?.city,
    latitude: place?.latitude,
    longitude: place?.longitude,
  }
}

/** What is sent; null: no place is picked yet. */
export function startBodyOf(
  { full_name, email, phone_number, phone_extension, place }: StartValues,
  terms_version: Input<'applications.startApplication'>['body']['terms_version'],
): Input<'applications.startApplication'>['body'] | null {
  if (place === null) return null
  const { country, state_prov, city, latitude, longitude } = place
  const where = { country, state_prov, city, latitude, longitude }
  return { full_name, email, phone_number, phone_extension, ...where, terms_version, data_version: dataConsent.version }
}

const entry = storedEntry('talentplace.application.start', 'tab')

/** What was sent and waits for its code, in this tab; a reload finds it again. */
export const waitingStart = {
  read(): StartValues | null {
    const stored = entry.read() as Partial<StartValues> | null
    return typeof stored?.email === 'string' && stored.email !== '' ? { ...nothingEntered, ...stored } : null
  },
  keep: (values: StartValues) => entry.write(values),
  clear: () => entry.clear(),
}
