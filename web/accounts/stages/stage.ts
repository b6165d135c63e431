import { codeLength } from '@talentplace/contract/accounts/account-fields'

/** A1.1: where a person is on the way into their account. */
export type Stage = 'email' | 'signin' | 'register' | 'verify' | 'collect' | 'reset_password'

/** Where the stages stand: over any page, or as the sign-up page and the candidates step (0.2 to 0.6 tell them apart). */
export type Setting = 'dialog' | 'page'

/** B7.2: the brands an address already has an account with. */
export interface KnownBrands {
  readonly own: boolean
  readonly partner: boolean
}

export interface StageState {
  readonly stage: Stage
  readonly email: string
  /** The password entered last, for signing in once what stands in the way is done; kept in memory alone. */
  readonly password: string
  /** The code or key a link brought along, or the key that pressing it gave; empty: none. */
  readonly pin: string
  /** The password chosen at `reset_password` is the account's first, and takes no other's place. */
  readonly isFirstPassword: boolean
  /** The details the server asks for at sign-in. */
  readonly requestedFields: readonly string[]
  readonly brands: KnownBrands
  /** What went wrong last, as the person reads it. */
  readonly problem: string | null
  /** What went wrong, by field. */
  readonly fields: Readonly<Record<string, string>>
  /** What went well last. */
  readonly notice: string | null
}

/** What a stage begins with. */
export type StageStart = Partial<Pick<StageState, 'stage' | 'email' | 'pin' | 'isFirstPassword' | 'notice'>>

/** True for the key of a mailed link, which nobody types; else it is a code. */
export function isKey(pin: string): boolean {
  return pin.length > codeLength
}

export function startState(start: StageStart = {}): StageState {
  const { stage = 'email', email = '', pin = '', isFirstPassword = false, notice = null } = start
  return {
    stage,
    email: email.trim(),
    password: '',
    pin: isKey(pin) ? pin : pin.toUpperCase(),
    isFirstPassword,
    requestedFields: [],
    brands: { own: false, partner: false },
    problem: null,
    fields: {},
    notice,
  }
}
