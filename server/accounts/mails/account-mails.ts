import * as t from '@talentplace/contract/accounts/messages/account-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

/** The mails about an account, each as text and as HTML, in the language of whoever asks for what they are about. */
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

/** Where an account's owner changes its password, in the area that is theirs. */
function passwordPath(permissions: readonly string[]): string {
  if (permissions.includes('client')) return '/client/password'
  return permissions.includes('virtualassistant') ? '/va/profile/password' : '/profile/password'
}

const signInPage = ({ publicUrl }: Sender, email: string) =>
  `${publicUrl}/?action=login&email=${encodeURIComponent(email)}`

type TwoStepMail = 'twoStepOn' | 'twoStepOff' | 'twoStepReset' | 'recoveryCodesRenewed' | 'secondStepGuessedAt'
type Words = Omit<MailContent, 'greets' | 'reason' | 'language'>
type Write = (to: Addressee, content: Words) => Mail

/** Those about the second step of signing in. */
function twoStepMails(site: Sender, mail: Write): Pick<AccountMails, TwoStepMail> {
  const brand = site.brand.name
  return {
    twoStepOn: (to) =>
      mail(to, { subject: t.twoStepOnSubject(), paragraphs: [t.twoStepOnText({ brand })], note: t.twoStepNote() }),
    twoStepOff: (to) =>
      mail(to, { subject: t.twoStepOffSubject(), paragraphs: [t.twoStepOffText({ brand })], note: t.twoStepNote() }),
    twoStepReset: (to) =>
      mail(to, {
        subject: t.twoStepOffSubject(),
        paragraphs: [t.twoStepResetText({ brand })],
        button: { label: t.signIn(), url: signInPage(site, to.email) },
        note: t.twoStepResetNote(),
      }),
    recoveryCodesRenewed: (to) =>
      mail(to, { subject: t.recoverySubject(), paragraphs: [t.recoveryText({ brand })], note: t.twoStepNote() }),
    secondStepGuessedAt: (to) =>
      mail(to, {
        subject: t.stepGuessedSubject(),
        paragraphs: [t.stepGuessedText({ brand })],
        note: t.stepGuessedNote(),
      }),
  }
}

export function accountMails(site: Sender): AccountMails {
  const { publicUrl } = site
  const brand = site.brand.name
  const about = encodeURIComponent

  function mail({ email, full_name }: Addressee, content: Words): Mail {
    return {
      to: email,
      ...mailOf(site, { ...content, language: currentLanguage(), reason: 'account', greets: full_name }),
    }
  }
  /** To whom nobody has shown yet that the address is theirs. */
  function toStranger(email: string, content: Words): Mail {
    return { to: email, ...mailOf(site, { ...content, language: currentLanguage(), reason: 'sign_up', greets: null }) }
  }
  const signInLink = (email: string) => signInPage(site, email)
  const verifyLink = (email: string, key: string) => `${publicUrl}/verify/${key}?email=${about(email)}`
  const resetLink = (email: string, key: string) => `${signInLink(email)}&pin=${about(key)}`

  return {
    verification: (to, { code, linkKey }) =>
      toStranger(to, {
        subject: t.confirmSubject(),
        paragraphs: [t.confirmText({ brand }), t.codeAndButtonLast()],
        code,
        button: { label: t.confirmButton(), url: verifyLink(to, linkKey) },
        note: t.notSignedUp(),
      }),
    firstPassword: (to, { code, linkKey }) =>
      toStranger(to, {
        subject: t.codeSubject(),
        paragraphs: [t.codeText({ brand }), `${t.codeOrButton()} ${t.codeAndButtonLast()}`],
        code,
        button: { label: t.confirmButton(), url: verifyLink(to, linkKey) },
        note: t.notSignedUp(),
      }),
    reset: (to, { code, linkKey }) =>
      mail(to, {
        subject: t.resetSubject(),
        paragraphs: [t.resetText()],
        code,
        button: { label: t.resetButton(), url: resetLink(to.email, linkKey) },
        note: t.resetNote(),
      }),
    passwordChanged: (to) =>
      mail(to, {
        subject: t.changedSubject(),
        paragraphs: [t.changedText({ brand })],
        button: { label: t.signIn(), url: signInLink(to.email) },
        note: t.changedNote(),
      }),
    passwordChosen: (to) =>
      mail(to, {
        subject: t.chosenSubject(),
        paragraphs: [t.chosenText()],
        button: { label: t.signIn(), url: signInLink(to.email) },
        note: t.chosenNote(),
      }),
    codeGuessedAt: (to) =>
      mail(to, { subject: t.guessedSubject(), paragraphs: [t.guessedText({ brand })], note: t.guessedNote() }),
    alreadyRegistered: (to) =>
      mail(to, {
        subject: t.registeredSubject(),
        paragraphs: [t.registeredText({ brand })],
        button: { label: t.signIn(), url: signInLink(to.email) },
        note: t.registeredNote(),
      }),
    signInCode: (to, { code }) =>
      mail(to, { subject: t.signInCodeSubject(), paragraphs: [t.signInCodeText()], code, note: t.signInCodeNote() }),
    ...twoStepMails(site, mail),
    newSignIn: (to, { device, time }) =>
      mail(to, {
        subject: t.newSignInSubject(),
        paragraphs: [t.newSignInText({ brand, device, time }), t.newSignInAdvice()],
        button: { label: t.newSignInButton(), url: `${publicUrl}${passwordPath(to.permissions)}` },
        note: t.newSignInNote(),
      }),
  }
}
