import { storedEntry } from '../../platform/browser/stored-entry.ts'
import type { Stage } from './stage.ts'

/** The place picked from the list (B7.3), in the contract's names, with what the field shows for it. */
export interface AnsweredPlace {
  readonly label: string
  readonly city: string
  readonly state_prov: string
  readonly country: 'CA' | 'US'
  readonly latitude: number
  readonly longitude: number
  /** The zone at these coordinates, in minutes east of UTC now; null: it could not be looked up. */
  readonly timezone: string | null
  readonly timezone_offset: number | null
}

/** The registration form as it is filled in. */
export interface RegistrationAnswers {
  readonly full_name: string
  readonly email: string
  readonly password: string
  readonly confirm_password: string
  readonly company: string
  readonly is_individual: boolean
  readonly phone_number: string
  readonly phone_extension: string
  /** What stands in the city field, picked or not. */
  readonly place_text: string
  readonly place: AnsweredPlace | null
  readonly terms: boolean
  readonly news: boolean
  readonly referral_code: string
}

export interface StoredAnswers {
  readonly stage: Stage
  readonly email: string
  readonly registration: RegistrationAnswers
}

export const noAnswers: RegistrationAnswers = {
  full_name: '',
  email: '',
  password: '',
  confirm_password: '',
  company: '',
  is_individual: false,
  phone_number: '',
  phone_extension: '',
  place_text: '',
  place: null,
  terms: false,
  news: false,
  referral_code: '',
}

export const nothingStored: StoredAnswers = { stage: 'email', email: '', registration: noAnswers }

/** Stages that a reload or coming back finds again; the others need what is nowhere kept. */
const lastingStages: ReadonlySet<string> = new Set<Stage>(['email', 'signin', 'register', 'verify', 'reset_password'])

const entry = storedEntry('talentplace.account', 'tab')

/** In memory also the passwords, which never reach a storage. */
let present: StoredAnswers | null = null

function isPlace(value: unknown): value is AnsweredPlace {
  const place = (value ?? {}) as Partial<AnsweredPlace>
  const { label, city, state_prov, country, latitude, longitude, timezone, timezone_offset } = place
  return (
    [label, city, state_prov].every((part) => typeof part === 'string') &&
    (country === 'CA' || country === 'US') &&
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    (timezone === null || typeof timezone === 'string') &&
    (timezone_offset === null || typeof timezone_offset === 'number')
  )
}

/** Answers from a storage entry, as far as they have the form they were written in. */
export function readAnswers(value: unknown): StoredAnswers {
  const { stage, email, registration } = (value ?? {}) as Partial<StoredAnswers>
  const given = (registration ?? {}) as Partial<Record<keyof RegistrationAnswers, unknown>>
  const text = (key: keyof RegistrationAnswers) => (typeof given[key] === 'string' ? given[key] : '')
  const place = isPlace(given.place) ? given.place : null
  return {
    stage: typeof stage === 'string' && lastingStages.has(stage) ? stage : 'email',
    email: typeof email === 'string' ? email : '',
    registration: {
      ...noAnswers,
      full_name: text('full_name'),
      email: text('email'),
      company: text('company'),
      is_individual: given.is_individual === true,
      phone_number: text('phone_number'),
      phone_extension: text('phone_extension'),
      place_text: text('place_text'),
      place,
      terms: given.terms === true,
      news: given.news === true,
      referral_code: text('referral_code'),
    },
  }
}

/** What was entered in this tab and not used up yet. */
export const storedAnswersNow = {
  read(): StoredAnswers {
    return (present ??= readAnswers(entry.read()))
  },
  keep(change: Partial<StoredAnswers>): void {
    present = { ...storedAnswersNow.read(), ...change }
    const { password: _, confirm_password: __, ...registration } = present.registration
    entry.write({ ...present, registration })
  },
  clear(): void {
    present = nothingStored
    entry.clear()
  },
}
