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
  twoStepOn(to: Recipient): Mail
  twoStepOff(to: Recipient): Mail
  /** By a super administrator. */
  twoStepReset(to: Recipient): Mail
  recoveryCodesRenewed(to: Recipient): Mail
  /** At several wrong codes of the second step. */
  secondStepGuessedAt(to: Recipient): Mail
  /** From a browser that the account wasn't signed in to from before. */
  newSignIn(to: Recipient & { permissions: readonly string[] }, from: { device: string; time: string }): Mail
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

const takePassword = 'That was not you? Choose Forgot password when signing in, at once, and take a new one.'

const codeLasts = 'It is good for 30 minutes.'
const notYou = 'If you did not ask for this, you can ignore this mail: without the code nobody gets in.'

/** Where an account's owner changes its password, in the area that is theirs. */
function passwordPath(permissions: readonly string[]): string {
  if (permissions.includes('client')) return '/client/password'
  return permissions.includes('virtualassistant') ? '/va/profile/password' : '/profile/password'
}

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
    twoStepOn: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched on',
        paragraphs: [
          `two-step sign-in is on for your ${brand.name} account: from now on, signing in asks for a code of your authenticator app besides your password. Keep your recovery codes where you find them without your phone.`,
        ],
        note: takePassword,
      }),
    twoStepOff: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched off',
        paragraphs: [
          `two-step sign-in is off for your ${brand.name} account: your password alone opens it now. The recovery codes no longer work.`,
        ],
        note: takePassword,
      }),
    twoStepReset: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched off',
        paragraphs: [
          `our team has switched two-step sign-in off for your ${brand.name} account, because someone, we trust it was you, had lost the phone with it. You have been signed out everywhere. Sign in with your password, and set it up again beside it.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'You did not ask for this? Tell us at once, and choose Forgot password when signing in.',
      }),
    recoveryCodesRenewed: (to) =>
      mail(to, {
        subject: 'You have new recovery codes',
        paragraphs: [
          `new recovery codes were made for two-step sign-in to your ${brand.name} account. The ones from before no longer work.`,
        ],
        note: takePassword,
      }),
    secondStepGuessedAt: (to) =>
      mail(to, {
        subject: 'Wrong sign-in codes were entered',
        paragraphs: [
          `someone has entered your password at ${brand.name}, and after it several wrong codes of two-step sign-in. Without a right code nobody gets in.`,
        ],
        note: 'Was it you who mistyped? Then there is nothing to do. If it was not you, someone knows your password: choose Forgot password when signing in and take a new one.',
      }),
    newSignIn: (to, { device, time }) =>
      mail(to, {
        subject: 'New sign-in to your account',
        paragraphs: [
          `someone has just signed in to your ${brand.name} account from a browser that we have not seen you use before.`,
          `${device}, ${time}.`,
          'That was you? Then there is nothing to do.',
        ],
        button: { label: 'Change my password', url: `${publicUrl}${passwordPath(to.permissions)}` },
        note: 'That was not you? Change your password at once: it signs everyone else out. On the same page you see where you are signed in, and can switch two-step sign-in on.',
      }),
  }
}
