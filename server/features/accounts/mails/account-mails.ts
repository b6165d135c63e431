import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'

/** The mails about an account, each as text and as HTML. */
export interface AccountMails {
  /** A1.7: after a registration with a password; code and link confirm the email. */
  verification(to: string, issued: { code: string; linkKey: string }): Mail
  /** B7.3: after a registration without one; code or link confirm the email and let a password be chosen. */
  firstPassword(to: string, issued: { code: string; linkKey: string }): Mail
  /** A1.9 */
  reset(to: Addressee, issued: { code: string; linkKey: string }): Mail
  passwordChanged(to: Addressee): Mail
  /** The account's first one. */
  passwordChosen(to: Addressee): Mail
  /** When someone has used up their tries at a mailed code. */
  codeGuessedAt(to: Addressee): Mail
  /** To whom someone, perhaps themselves, tried to register again. */
  alreadyRegistered(to: Recipient): Mail
  /** While someone guesses at the account. */
  signInCode(to: Recipient, issued: { code: string }): Mail
}

export interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** Without a name: nobody has shown yet that it is theirs, and a mail carries no words of a stranger. */
export interface Addressee {
  readonly email: string
  readonly full_name: string | null
}

/** Whom a mail is to: by name only once they have confirmed the address. */
export function addressee({ email, full_name, verified_date }: Recipient & { verified_date: Date | null }): Addressee {
  return { email, full_name: verified_date === null ? null : full_name }
}

const codeLasts = 'It is good for 30 minutes.'
const notYou = 'If you did not ask for this, you can ignore this mail: without the code nobody gets in.'

const stranger = (email: string): Addressee => ({ email, full_name: null })

export function accountMails(site: Sender): AccountMails {
  const { brand, publicUrl } = site
  const about = encodeURIComponent

  function mail(
    { email, full_name }: Addressee,
    content: Omit<Parameters<typeof mailOf>[0], 'brand' | 'publicUrl'>,
  ): Mail {
    const paragraphs = [full_name === null ? 'Hello,' : `Hello ${full_name},`, ...content.paragraphs]
    return { to: email, ...mailOf({ ...content, ...site, paragraphs }) }
  }
  const signInLink = (email: string) => `${publicUrl}/?action=login&email=${about(email)}`
  const verifyLink = (email: string, key: string) => `${publicUrl}/verify/${key}?email=${about(email)}`
  const resetLink = (email: string, key: string) => `${signInLink(email)}&pin=${about(key)}`

  return {
    verification: (to, { code, linkKey }) =>
      mail(stranger(to), {
        subject: 'Confirm your email',
        paragraphs: [
          `welcome to ${brand.name}. Please confirm that this address is yours: press the button, or enter this Confirmation Code where you signed up. ${codeLasts} The button works for seven days.`,
        ],
        code,
        button: { label: 'Confirm my email', url: verifyLink(to, linkKey) },
        note: `If you did not sign up at ${brand.name}, please do not press the button. Without it the account stays closed.`,
      }),
    firstPassword: (to, { code, linkKey }) =>
      mail(stranger(to), {
        subject: 'Your Confirmation Code',
        paragraphs: [
          `welcome to ${brand.name}. Enter this Confirmation Code where you signed up and choose your password. ${codeLasts}`,
          'On another device, or later? The button confirms your email, and you choose your password there. It works for seven days.',
        ],
        code,
        button: { label: 'Confirm my email', url: verifyLink(to, linkKey) },
        note: `If you did not sign up at ${brand.name}, please do not press the button. Without it the account stays closed.`,
      }),
    reset: (to, { code, linkKey }) =>
      mail(to, {
        subject: 'Choose a new password',
        paragraphs: [`with this Confirmation Code you choose a new password. ${codeLasts}`],
        code,
        button: { label: 'Choose a new password', url: resetLink(to.email, linkKey) },
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
    passwordChosen: (to) =>
      mail(to, {
        subject: 'Your password is set',
        paragraphs: [`your ${brand.name} account has its password now: sign in with it and this address.`],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'That was not you? Choose Forgot password when signing in, at once: the code comes to this address only.',
      }),
    codeGuessedAt: (to) =>
      mail(to, {
        subject: 'Wrong Confirmation Codes were entered',
        paragraphs: [
          `someone has entered wrong Confirmation Codes for your address at ${brand.name}, and can try no more of them. What we mailed you before still works for you: the button in that mail, whatever anyone enters.`,
        ],
        note: 'Was it you who mistyped? Use that button, or ask for a new code. If it was not you, there is nothing to do: without the code nobody gets in.',
      }),
    alreadyRegistered: (to) =>
      mail(to, {
        subject: 'You already have an account',
        paragraphs: [
          `someone, perhaps you, has just tried to sign up at ${brand.name} with this address. It already has an account: sign in with it. If you do not know your password, choose Forgot password there.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'That was not you? Then there is nothing to do: your account is as it was.',
      }),
    signInCode: (to, { code }) =>
      mail(to, {
        subject: 'Your sign-in code',
        paragraphs: [
          `someone has entered wrong passwords for your account many times. To be sure that it is you who signs in, we ask for this Confirmation Code besides your password. ${codeLasts}`,
        ],
        code,
        note: 'You did not try to sign in? Then someone knows your password: choose Forgot password when signing in and take a new one.',
      }),
  }
}
