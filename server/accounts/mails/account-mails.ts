import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

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

const forgotPassword = 'choose Forgot password on the sign-in page to set a new one.'
const takePassword = `If this wasn’t you, change your password now: ${forgotPassword}`
const resetNow = `If this wasn’t you, reset your password now: ${forgotPassword}`

const codeLasts = 'The code works for 30 minutes.'
const codeAndButtonLast = 'The code works for 30 minutes and the button for seven days.'
const notSignedUp = 'Didn’t sign up? Don’t press the button, and no account will be opened.'

/** Where an account's owner changes its password, in the area that is theirs. */
function passwordPath(permissions: readonly string[]): string {
  if (permissions.includes('client')) return '/client/password'
  return permissions.includes('virtualassistant') ? '/va/profile/password' : '/profile/password'
}

const signInPage = ({ publicUrl }: Sender, email: string) =>
  `${publicUrl}/?action=login&email=${encodeURIComponent(email)}`

type TwoStepMail = 'twoStepOn' | 'twoStepOff' | 'twoStepReset' | 'recoveryCodesRenewed' | 'secondStepGuessedAt'
type Write = (to: Addressee, content: Omit<MailContent, 'greets' | 'reason'>) => Mail

/** Those about the second step of signing in. */
function twoStepMails(site: Sender, mail: Write): Pick<AccountMails, TwoStepMail> {
  return {
    twoStepOn: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched on',
        paragraphs: [
          `Two-step sign-in is now on for your ${site.brand.name} account. From now on you’ll sign in with your password and a code from your authenticator app. Store your recovery codes somewhere you can reach without your phone.`,
        ],
        note: takePassword,
      }),
    twoStepOff: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched off',
        paragraphs: [
          `Two-step sign-in is now off for your ${site.brand.name} account. Your password is enough to sign in, and your recovery codes no longer work.`,
        ],
        note: takePassword,
      }),
    twoStepReset: (to) =>
      mail(to, {
        subject: 'Two-step sign-in was switched off',
        paragraphs: [
          `Our team switched off two-step sign-in for your ${site.brand.name} account because we were told that the phone with it was lost. You’ve been signed out everywhere. Sign in with your password, then set up two-step sign-in again.`,
        ],
        button: { label: 'Sign in', url: signInPage(site, to.email) },
        note: `Didn’t ask for this? Tell us right away. Someone may know your password: ${forgotPassword}`,
      }),
    recoveryCodesRenewed: (to) =>
      mail(to, {
        subject: 'You have new recovery codes',
        paragraphs: [
          `You have new recovery codes for two-step sign-in to your ${site.brand.name} account. The old ones no longer work.`,
        ],
        note: takePassword,
      }),
    secondStepGuessedAt: (to) =>
      mail(to, {
        subject: 'Wrong sign-in codes were entered',
        paragraphs: [
          `Someone entered your ${site.brand.name} password, then several wrong two-step codes. Nobody gets in without the right code.`,
        ],
        note: `Just a typo? You’re all set. If this wasn’t you, someone knows your password: ${forgotPassword}`,
      }),
  }
}

export function accountMails(site: Sender): AccountMails {
  const { brand, publicUrl } = site
  const about = encodeURIComponent

  function mail({ email, full_name }: Addressee, content: Omit<MailContent, 'greets' | 'reason'>): Mail {
    return { to: email, ...mailOf(site, { reason: 'account', ...content, greets: full_name }) }
  }
  /** To whom nobody has shown yet that the address is theirs. */
  function toStranger(email: string, content: Omit<MailContent, 'greets' | 'reason'>): Mail {
    return { to: email, ...mailOf(site, { reason: 'sign_up', ...content, greets: null }) }
  }
  const signInLink = (email: string) => signInPage(site, email)
  const verifyLink = (email: string, key: string) => `${publicUrl}/verify/${key}?email=${about(email)}`
  const resetLink = (email: string, key: string) => `${signInLink(email)}&pin=${about(key)}`

  return {
    verification: (to, { code, linkKey }) =>
      toStranger(to, {
        subject: 'Confirm your email',
        paragraphs: [
          `Welcome to ${brand.name}! Confirm your email to open your account: press the button, or enter this Confirmation Code where you signed up.`,
          codeAndButtonLast,
        ],
        code,
        button: { label: 'Confirm my email', url: verifyLink(to, linkKey) },
        note: notSignedUp,
      }),
    firstPassword: (to, { code, linkKey }) =>
      toStranger(to, {
        subject: 'Your Confirmation Code',
        paragraphs: [
          `Welcome to ${brand.name}! Enter this Confirmation Code where you signed up, then choose your password.`,
          `On another device, or short on time? Confirm with the button instead. ${codeAndButtonLast}`,
        ],
        code,
        button: { label: 'Confirm my email', url: verifyLink(to, linkKey) },
        note: notSignedUp,
      }),
    reset: (to, { code, linkKey }) =>
      mail(to, {
        subject: 'Choose a new password',
        paragraphs: [`Enter this Confirmation Code to choose a new password. ${codeLasts}`],
        code,
        button: { label: 'Choose a new password', url: resetLink(to.email, linkKey) },
        note: 'Didn’t ask for this? Ignore this email. Your password stays the same, and nobody gets in without the code.',
      }),
    passwordChanged: (to) =>
      mail(to, {
        subject: 'Your password was changed',
        paragraphs: [
          `The password for your ${brand.name} account was just changed, and you’ve been signed out everywhere else.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: `If this was you, you’re all set. ${resetNow}`,
      }),
    passwordChosen: (to) =>
      mail(to, {
        subject: 'Your password is set',
        paragraphs: ['Your password is set. You can sign in now.'],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: resetNow,
      }),
    codeGuessedAt: (to) =>
      mail(to, {
        subject: 'Wrong Confirmation Codes were entered',
        paragraphs: [
          `Someone entered wrong Confirmation Codes for your address at ${brand.name}, so we’ve stopped accepting codes for now. The button in our last email still works for you.`,
        ],
        note: 'Just a typo? Use that button, or ask for a new code. If this wasn’t you, you’re safe: nobody gets in without the code.',
      }),
    alreadyRegistered: (to) =>
      mail(to, {
        subject: 'You already have an account',
        paragraphs: [
          `Someone, perhaps you, just tried to sign up at ${brand.name} with this address. You already have an account, so you can sign in. If you don’t remember your password, choose Forgot password.`,
        ],
        button: { label: 'Sign in', url: signInLink(to.email) },
        note: 'If this wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
      }),
    signInCode: (to, { code }) =>
      mail(to, {
        subject: 'Your sign-in code',
        paragraphs: [
          `Someone has entered wrong passwords for your account many times. To make sure it’s you, we’re asking for this Confirmation Code along with your password. ${codeLasts}`,
        ],
        code,
        note: `Didn’t try to sign in? Someone knows your password: ${forgotPassword}`,
      }),
    ...twoStepMails(site, mail),
    newSignIn: (to, { device, time }) =>
      mail(to, {
        subject: 'New sign-in to your account',
        paragraphs: [
          `Someone just signed in to your ${brand.name} account from a new browser: ${device}, ${time}.`,
          'If this was you, you’re all set. If not, change your password now: that signs everyone else out.',
        ],
        button: { label: 'Change my password', url: `${publicUrl}${passwordPath(to.permissions)}` },
        note: 'The same page shows where you’re signed in and lets you switch on two-step sign-in.',
      }),
  }
}
