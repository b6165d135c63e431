import { mailOf } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'

/** The mails about an account, each as text and as HTML. */
export interface AccountMails {
  /** A1.7: after a registration with a password; code and link confirm the e-mail. */
  verification(to: Recipient, issued: { code: string; linkKey: string }): Mail
  /** B7.3: after a registration without one; the code confirms the e-mail and lets a password be chosen. */
  firstPassword(to: Recipient, issued: { code: string; linkKey: string }): Mail
  /** A1.9 */
  reset(to: Recipient, issued: { code: string }): Mail
  passwordChanged(to: Recipient): Mail
  /** To whom somebody, perhaps themselves, tried to register again. */
  alreadyRegistered(to: Recipient): Mail
  /** While somebody guesses at the account. */
  signInCode(to: Recipient, issued: { code: string }): Mail
}

export interface Recipient {
  readonly email: string
  readonly full_name: string
}

const codeLasts = 'It is good for 30 minutes.'
const notYou = 'If you did not ask for this, you can ignore this mail: without the code nobody gets in.'

/** @param site the product's name and address, without a slash at the end */
export function accountMails(site: { brand: { name: string }; publicUrl: string }): AccountMails {
  const { brand, publicUrl } = site
  const about = encodeURIComponent

  function mail(
    { email, full_name }: Recipient,
    content: Omit<Parameters<typeof mailOf>[0], 'brand' | 'publicUrl'>,
  ): Mail {
    const paragraphs = [`Hello ${full_name},`, ...content.paragraphs]
    return { to: email, ...mailOf({ ...content, ...site, paragraphs }) }
  }
  const signInLink = (email: string) => `${publicUrl}/?action=login&email=${about(email)}`
  const verifyLink = (email: string, key: string) => `${publicUrl}/verify/${key}?email=${about(email)}`
  const resetLink = (email: string, code: string) => `${signInLink(email)}&pin=${about(code)}`

  return {
    verification: (to, { code, linkKey }) =>
      mail(to, {
        subject: 'Confirm your e-mail',
        paragraphs: [
          `welcome to ${brand.name}. Please confirm that this address is yours: press the button, or enter this Confirmation Code where you signed up. ${codeLasts} The button works for seven days.`,
        ],
        code,
        button: { label: 'Confirm my e-mail', url: verifyLink(to.email, linkKey) },
        note: `If you did not sign up at ${brand.name}, please do not press the button. Without it the account stays closed.`,
      }),
    firstPassword: (to, { code, linkKey }) =>
      mail(to, {
        subject: 'Your Confirmation Code',
        paragraphs: [
          `welcome to ${brand.name}. Enter this Confirmation Code where you signed up and choose your password. ${codeLasts}`,
          'On another device, or later? The button confirms your e-mail, and you choose your password there. It works for seven days.',
        ],
        code,
        button: { label: 'Confirm my e-mail', url: verifyLink(to.email, linkKey) },
        note: `If you did not sign up at ${brand.name}, please do not press the button. Without it the account stays closed.`,
      }),
    reset: (to, { code }) =>
      mail(to, {
        subject: 'Choose a new password',
        paragraphs: [`with this Confirmation Code you choose a new password. ${codeLasts}`],
        code,
        button: { label: 'Choose a new password', url: resetLink(to.email, code) },
        note: `${notYou} Your password stays as it is.`,
      }),
    passwordChanged: (to) =>
      mail(to, {
        subject: 'Your password was changed',
        paragraphs: [
          `the password of your ${brand.name} account has just been changed, and every other place where you were signed in has been signed out.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'That was not you? Choose Forgot password when signing in, at once: the code comes to this address only.',
      }),
    alreadyRegistered: (to) =>
      mail(to, {
        subject: 'You already have an account',
        paragraphs: [
          `somebody, perhaps you, has just tried to sign up at ${brand.name} with this address. It has an account already: simply sign in. If you do not know your password, choose Forgot password there.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'That was not you? Then there is nothing to do: your account is as it was.',
      }),
    signInCode: (to, { code }) =>
      mail(to, {
        subject: 'Your sign-in code',
        paragraphs: [
          `somebody has entered wrong passwords for your account many times. To be sure that it is you who signs in, we ask for this Confirmation Code besides your password. ${codeLasts}`,
        ],
        code,
        note: 'You did not try to sign in? Then somebody knows your password: choose Forgot password when signing in and take a new one.',
      }),
  }
}
