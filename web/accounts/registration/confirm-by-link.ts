import * as t from '@talentplace/contract/accounts/messages/confirm-email'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { requestLogin, signOut } from '../../platform/session/session.ts'
import { sessionState } from '../../platform/session/session-store.ts'
import { notify } from '../../ui/notice/toast.ts'
import { storedRegistration } from '../stages/stored-registration.ts'
import { registrationRedirect } from './registration-redirect.ts'
import { stageMessages } from '../stages/stage-messages.ts'

export interface UnconfirmedLink {
  /** What went wrong, as the person reads it. */
  readonly message: string
  /** Whether the same link may work later; else a new one is needed. */
  readonly mayWorkLater: boolean
}

export interface MailedLink {
  readonly key: string
  readonly email: string
}

interface PressedLink extends MailedLink {
  /** What was entered at the registration was shown, and is the owner's. */
  readonly keepsEntered: boolean
  /** The key was good: the page has done its work. */
  readonly onReady: () => unknown
}

/** What went wrong: refused as used, too old or not ours, or cut off on its way here. */
export function unconfirmed(error: unknown): UnconfirmedLink {
  const isBad = error instanceof ApiFailure && (error.code === 'wrong_code' || error.code === 'invalid')
  if (isBad) return { message: t.badLink(), mayWorkLater: false }
  return { message: failureMessage(error, t.tryLater()), mayWorkLater: true }
}

/** What was entered at the registration, to be shown in a browser that didn't send it; null: nothing is to be shown. */
export async function openMailedLink({ key, email }: MailedLink) {
  const { entered } = await call('accounts.openVerification', { body: { verification_key: key, email } })
  return storedRegistration.keyOf(email) === null ? entered : null
}

/**
 * B7.5: confirms an email by the mailed link, once its button is pressed. Only a good key ends the session of this
 * browser; then the dialog asks to sign in and leads where the registration began.
 * @returns what went wrong, or null
 */
export async function confirmByLink(link: PressedLink): Promise<UnconfirmedLink | null> {
  const { key, email, keepsEntered: keeps_entered } = link
  try {
    const registration_key = storedRegistration.keyOf(email)
    const body = { verification_key: key, email, registration_key, keeps_entered }
    const {
      registration_metadata: metadata,
      nextStage,
      resetPasswordToken,
    } = await call('accounts.verifyEmail', {
      body,
    })
    if (sessionState.read().token !== null) await signOut()
    await link.onReady()
    notify({ kind: 'success', message: stageMessages.verified })
    const redirect = registrationRedirect(metadata)
    requestLogin({
      // 0.19: the password is chosen, or the one chosen before is asked for, with no second code.
      start: { stage: nextStage, email: link.email, pin: resetPasswordToken ?? '', isFirstPassword: true },
      onClose(signedIn) {
        if (signedIn && redirect !== null) goTo(redirect)
      },
    })
    return null
  } catch (error) {
    return unconfirmed(error)
  }
}
