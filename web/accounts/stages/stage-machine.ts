import type { Permission } from '@talentplace/contract/shared/permission'
import { stageMessages } from './stage-messages.ts'
import type { KnownBrands, Setting, Stage, StageState } from './stage.ts'

interface HttpError {
  /** The server's own words; null when no readable answer came. */
  readonly message: string | null
  readonly fields?: Readonly<Record<string, string>>
}

export type StageEvent =
  | { type: 'checked'; email: string; nextStage: string; matches: readonly { permissions: readonly Permission[] }[] }
  | ({ type: 'check_failed'; email: string } & HttpError)
  /** `fields`: what was wrong with what had been sent of them. */
  | {
      type: 'details_asked'
      email: string
      password: string
      requestedFields: readonly string[]
      fields?: Readonly<Record<string, string>>
    }
  | ({ type: 'sign_in_failed'; email: string; password: string } & HttpError)
  | { type: 'not_verified'; email: string; password: string; message: string }
  | { type: 'registered'; email: string; password: string }
  | { type: 'already_registered'; email: string; password: string }
  | ({ type: 'register_failed' } & HttpError)
  /** `token`: nobody has shown yet that it was them who registered; with it a password is chosen. Else empty. */
  | { type: 'verified'; nextStage: 'signin' | 'reset_password'; token: string; password?: string }
  | ({ type: 'verify_failed'; password?: string } & HttpError)
  | { type: 'password_wanted' }
  | { type: 'code_sent'; again: boolean }
  | ({ type: 'code_failed' } & HttpError)
  | { type: 'password_set'; password: string }
  | ({ type: 'reset_failed' } & HttpError)
  | { type: 'another_account' }
  | { type: 'picked'; email: string; password: string }
  | { type: 'asked_to_sign_in' }

/** What the transition asks for beyond the new state. */
export type FollowUp = 'sign_in' | 'open_signup' | null

export interface Transition {
  readonly state: StageState
  readonly followUp: FollowUp
}

const stagesTheServerNames: ReadonlySet<string> = new Set(['signin', 'register', 'verify', 'reset_password'])

/** B7.2: whose account an address opens already. */
export function brandsOf(matches: readonly { permissions: readonly Permission[] }[]): KnownBrands {
  const has = (wanted: Permission) => matches.some(({ permissions }) => permissions.includes(wanted))
  return { own: has('client'), partner: has('askbetty_client') }
}

function stay(state: StageState, { fields = {} }: HttpError, problem: string): Transition {
  return { state: { ...state, problem, fields, notice: null }, followUp: null }
}

function goTo(state: StageState, stage: Stage, change: Partial<StageState> = {}): Transition {
  return { state: { ...state, problem: null, fields: {}, notice: null, ...change, stage }, followUp: null }
}

/** A1.3, A1.5, 0.4: an unknown answer leads to signin; registering from the dialog goes on at the sign-up page. */
function checked(state: StageState, event: Extract<StageEvent, { type: 'checked' }>, setting: Setting): Transition {
  const { email, nextStage, matches } = event
  const known = { email, pin: '', brands: brandsOf(matches), password: email === state.email ? state.password : '' }
  if (nextStage === 'register' && setting === 'dialog') {
    return { ...goTo(state, 'email', known), followUp: 'open_signup' }
  }
  const stage = stagesTheServerNames.has(nextStage) ? (nextStage as Stage) : 'signin'
  return goTo(state, stage, { ...known, isFirstPassword: stage === 'reset_password' })
}

/**
 * A1.8: with a password entered and shown to be the registration's, signed in at once. Where it isn't shown yet who
 * registered, the password chosen then is asked for, or another one is chosen.
 */
function verified(state: StageState, event: Extract<StageEvent, { type: 'verified' }>): Transition {
  const { nextStage, token, password = state.password } = event
  const known = { pin: token, isFirstPassword: true, notice: stageMessages.verified }
  if (nextStage === 'reset_password') return goTo(state, 'reset_password', { ...known, password: '' })
  if (token !== '' || password === '') return goTo(state, 'signin', { ...known, password: '' })
  return { state: { ...state, ...known, password, problem: null, fields: {} }, followUp: 'sign_in' }
}

/** A1.6, A1.13: whatever the stage, a refused sign-in is shown at signin, with what was entered. */
function signInFailed(
  state: StageState,
  event: Extract<StageEvent, { type: 'sign_in_failed' }>,
  setting: Setting,
): Transition {
  const { email, password, message, fields = {} } = event
  const isCollected = state.stage === 'collect' && !state.requestedFields.includes('second_step')
  const problem = isCollected ? stageMessages.collect(message) : stageMessages.signIn(message, setting)
  return goTo(state, 'signin', { email, password, pin: '', problem, fields })
}

/** A1, B7: the way from stage to stage, without any call: every transition and message of the specification. */
export function transition(state: StageState, event: StageEvent, setting: Setting): Transition {
  switch (event.type) {
    case 'checked':
      return checked(state, event, setting)
    case 'check_failed':
      return stay({ ...state, email: event.email }, event, stageMessages.check(event.message))
    case 'details_asked':
      return goTo(state, 'collect', {
        email: event.email,
        password: event.password,
        requestedFields: event.requestedFields,
        fields: event.fields ?? {},
      })
    case 'sign_in_failed':
      return signInFailed(state, event, setting)
    case 'not_verified':
      return goTo(state, 'verify', { email: event.email, password: event.password, notice: event.message })
    case 'registered':
      return goTo(state, setting === 'dialog' ? 'verify' : 'reset_password', {
        email: event.email,
        password: event.password,
        isFirstPassword: true,
      })
    case 'already_registered':
      return goTo(state, 'signin', {
        email: event.email,
        password: event.password,
        pin: '',
        notice: stageMessages.registered(event.email),
      })
    case 'register_failed':
      return stay(state, event, stageMessages.register(event.message))
    case 'verified':
      return verified(state, event)
    case 'verify_failed':
      return stay({ ...state, password: event.password ?? state.password }, event, stageMessages.verify(event.message))
    case 'password_wanted':
      return goTo(state, 'reset_password', { password: '', isFirstPassword: true })
    case 'code_sent':
      if (!event.again) return goTo(state, 'reset_password', { pin: '', password: '', isFirstPassword: false })
      return goTo(state, state.stage, { pin: '', notice: stageMessages.codeSent(state.email) })
    case 'code_failed':
      return stay(state, event, stageMessages.forgot(event.message))
    case 'password_set':
      return {
        state: {
          ...state,
          password: event.password,
          pin: '',
          problem: null,
          fields: {},
          notice: stageMessages.passwordSet,
        },
        followUp: 'sign_in',
      }
    case 'reset_failed':
      return stay(state, event, stageMessages.reset(event.message))
    case 'another_account':
      return goTo(state, 'email', {
        password: '',
        pin: '',
        requestedFields: [],
        brands: { own: false, partner: false },
      })
    case 'picked':
      return goTo(state, 'signin', { email: event.email, password: event.password, pin: '' })
    case 'asked_to_sign_in':
      return goTo(state, 'signin', { pin: '' })
  }
}
