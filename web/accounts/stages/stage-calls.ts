import type { SignUpChoices } from '@talentplace/contract/accounts/registration/register.routes'
import type { CollectedDetails, SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { storedReferral, storedUtmUuid } from '../../platform/attribution/stored-utm.ts'
import { deviceId } from '../../platform/session/device-id.ts'
import { startSession } from '../../platform/session/session-store.ts'
import type { RegistrationAnswers } from './stored-answers.ts'
import { storedRegistration } from './stored-registration.ts'
import { registrationBody } from './registration-body.ts'
import type { StageEvent } from './stage-machine.ts'
import type { Setting } from './stage.ts'

/** The server's own words about a refusal, and what it says of the fields; no words where no readable answer came. */
function rejection(error: unknown): { message: string | null; fields: Record<string, string> } {
  if (!(error instanceof ApiFailure)) throw error
  return { message: error.code === 'unreadable' ? null : error.message, fields: error.fields ?? {} }
}

/** The details a refused sign-in asks for. */
function requestedDetails(error: ApiFailure): string[] {
  const { collect } = (error.body ?? {}) as { collect?: unknown }
  return Array.isArray(collect) ? collect.filter((each) => typeof each === 'string') : []
}

/** A1.3 */
export async function checkEmail(email: string): Promise<StageEvent> {
  try {
    const { nextStage, matches } = await call('accounts.accountExists', { query: { email, source: 'talentplace' } })
    return { type: 'checked', email, nextStage, matches }
  } catch (error) {
    return { type: 'check_failed', email, ...rejection(error) }
  }
}

/** A1.6: begins the session and gives the person, or what happens instead. */
export async function signIn(
  email: string,
  password: string,
  collect?: CollectedDetails,
): Promise<SessionUser | StageEvent> {
  try {
    const device = deviceId()
    const body = { email, password, ...(collect && { collect }), ...(device !== undefined && { device }) }
    const { token, user } = await call('accounts.login', { body })
    startSession(token, user)
    return user
  } catch (error) {
    const rejected = rejection(error)
    if (error instanceof ApiFailure) {
      const requestedFields = error.status === 400 ? requestedDetails(error) : []
      if (requestedFields.length > 0)
        return { type: 'details_asked', email, password, requestedFields, fields: rejected.fields }
      if (error.code === 'not_verified') return { type: 'not_verified', email, password, message: error.message }
    }
    return { type: 'sign_in_failed', email, password, ...rejected }
  }
}

/** A1.7: `answers` as the form found them right. */
export async function register(
  answers: RegistrationAnswers,
  choices: SignUpChoices,
  setting: Setting,
): Promise<StageEvent> {
  const email = answers.email.trim()
  const password = setting === 'dialog' ? answers.password : ''
  const body = registrationBody(answers, choices, setting)
  if (body === null) return { type: 'register_failed', message: null }
  try {
    const { registration_key: key } = await call('accounts.register', {
      body: { ...body, utm: storedUtmUuid(), referral: storedReferral() },
    })
    storedRegistration.keep(email, key)
    return { type: 'registered', email, password }
  } catch (error) {
    const rejected = rejection(error)
    // S1 §8: known by what the message says; the code says the same.
    const isRegistered = error instanceof ApiFailure && error.code === 'already_registered'
    if (isRegistered || rejected.message?.includes('is already registered')) {
      return { type: 'already_registered', email, password }
    }
    return { type: 'register_failed', ...rejected }
  }
}

/** A1.8: `password` as it was entered just now, or empty. */
export async function verify(
  email: string,
  key: string,
  password: string,
): Promise<Extract<StageEvent, { type: 'verified' | 'verify_failed' }>> {
  try {
    const { nextStage, resetPasswordToken } = await call('accounts.verifyEmail', {
      body: {
        verification_key: key,
        email,
        registration_key: storedRegistration.keyOf(email),
        ...(password !== '' && { password }),
      },
    })
    return { type: 'verified', nextStage, token: resetPasswordToken ?? '' }
  } catch (error) {
    return { type: 'verify_failed', ...rejection(error) }
  }
}

/** A1.9, B7.4: mails a code; `again` mails a new one in any case. */
export async function sendCode(email: string, again: boolean): Promise<StageEvent> {
  try {
    await call('accounts.forgotPassword', { body: { email }, query: again ? { send_new_token: '1' } : {} })
    return { type: 'code_sent', again }
  } catch (error) {
    return { type: 'code_failed', ...rejection(error) }
  }
}

/** A1.9 */
export async function resetPassword(email: string, code: string, password: string): Promise<StageEvent> {
  try {
    const registration_key = storedRegistration.keyOf(email)
    await call('accounts.resetPassword', { body: { email, resetPasswordToken: code, password, registration_key } })
    return { type: 'password_set', password }
  } catch (error) {
    return { type: 'reset_failed', ...rejection(error) }
  }
}
