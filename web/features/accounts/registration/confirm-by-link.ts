import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { requestLogin, signOut } from '../../../platform/session/session.ts'
import { sessionState } from '../../../platform/session/session-store.ts'
import { notify } from '../../../ui/notice/snackbar.ts'
import { keptRegistration } from './kept-registration.ts'
import { registrationRedirect } from './registration-redirect.ts'
import { stageMessages } from '../stages/stage-messages.ts'

const notVerified = 'Unable to verify your email. Please try again later.'
const badLink = 'This link has been used, has expired, or isn’t complete.'

export interface UnconfirmedLink {
  /** What went wrong, as the person reads it. */
  readonly message: string
  /** Whether the same link may work later; else a new one is needed. */
  readonly mayWorkLater: boolean
}

interface MailedLink {
  readonly key: string
  readonly email: string
  /** The key was good: the page has done its work. */
  readonly onReady: () => unknown
}

const underWay = new Map<string, ReturnType<typeof verifyOnce>>()

function verifyOnce({ key, email }: MailedLink) {
  const registration_key = keptRegistration.keyOf(email)
  return call('accounts.verifyEmail', { body: { verification_key: key, email, registration_key } })
}

/** A key is good once: a page that is mounted twice asks once. */
async function verifyShared(link: MailedLink): ReturnType<typeof verifyOnce> {
  const asked = underWay.get(link.key) ?? verifyOnce(link)
  underWay.set(link.key, asked)
  try {
    return await asked
  } finally {
    underWay.delete(link.key)
  }
}

/**
 * B7.5: confirms an email by the mailed link. Only a good key ends the session of this browser; then the dialog asks to
 * sign in and leads where the registration began.
 * @returns what went wrong, or null
 */
export async function confirmByLink(link: MailedLink): Promise<UnconfirmedLink | null> {
  try {
    const { registration_metadata: metadata, nextStage, resetPasswordToken } = await verifyShared(link)
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
    // Refused as used, too old or not ours, or cut off on its way here.
    const isBad = error instanceof ApiFailure && (error.code === 'wrong_code' || error.code === 'invalid')
    if (isBad) return { message: badLink, mayWorkLater: false }
    return { message: failureMessage(error, notVerified), mayWorkLater: true }
  }
}
