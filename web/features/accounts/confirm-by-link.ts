import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import type { LoginStart } from '../../platform/session/login-request.ts'
import { requestLogin, signOut } from '../../platform/session/session.ts'
import { sessionState } from '../../platform/session/session-store.ts'
import { notify } from '../../ui/snackbar.ts'
import { registrationRedirect } from './registration/registration-redirect.ts'
import { stageMessages } from './stages/stage-messages.ts'

const notVerified = 'Unable to verify your email. Please try again later.'

interface MailedLink {
  readonly key: string
  readonly email: string
  /** The key was good: the page has done its work. */
  readonly onReady: () => unknown
}

const underWay = new Map<string, ReturnType<typeof verifyOnce>>()

function verifyOnce({ key, email }: MailedLink) {
  return call('accounts.verifyEmail', { body: { verification_key: key, email } })
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

/** Where the dialog begins: somebody who registered without a password chooses it now, with a code that is mailed now. */
async function startOf(email: string): Promise<LoginStart> {
  try {
    const { nextStage } = await call('accounts.accountExists', { query: { email } })
    if (nextStage !== 'reset_password') return { stage: 'signin', email }
    await call('accounts.forgotPassword', { query: {}, body: { email } })
    return { stage: 'reset_password', email, notice: stageMessages.codeSent(email) }
  } catch {
    return { email }
  }
}

/**
 * B7.5: confirms an e-mail by the mailed link. Only a good key ends the session of this browser; then the dialog asks to
 * sign in and leads where the registration began.
 * @returns what went wrong, as the person reads it, or null
 */
export async function confirmByLink(link: MailedLink): Promise<string | null> {
  try {
    const { registration_metadata: metadata } = await verifyShared(link)
    if (sessionState.read().token !== null) await signOut()
    await link.onReady()
    notify({ kind: 'success', message: stageMessages.verified })
    const redirect = registrationRedirect(metadata)
    requestLogin({
      start: await startOf(link.email),
      onClose(signedIn) {
        if (signedIn && redirect !== null) goTo(redirect)
      },
    })
    return null
  } catch (error) {
    return failureMessage(error, notVerified)
  }
}
