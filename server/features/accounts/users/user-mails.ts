import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** The mails to people whose account staff made or changed. */
export interface UserMails {
  invitation(to: Recipient): Mail
  /** To the address that was theirs until now; it doesn't learn the new one. */
  emailChanged(to: Recipient): Mail
}

export function userMails(site: Sender & { support: string }): UserMails {
  const { brand, publicUrl, support } = site
  return {
    invitation: ({ email, full_name }) => ({
      to: email,
      ...mailOf({
        brand,
        publicUrl,
        subject: `Your account at ${brand.name}`,
        paragraphs: [
          `Hello ${full_name},`,
          `an account has been made for you at ${brand.name}. Sign in with this email address: we then send you a code, with which you choose your password.`,
        ],
        button: { label: 'Choose my password', url: `${publicUrl}/?action=login&email=${encodeURIComponent(email)}` },
      }),
    }),
    emailChanged: ({ email, full_name }) => ({
      to: email,
      ...mailOf({
        brand,
        publicUrl,
        subject: 'Your email address was changed',
        paragraphs: [
          `Hello ${full_name},`,
          `our staff have changed the email address of your ${brand.name} account. It was ${email} until now. Every place where you were signed in has been signed out, and codes and links that we mailed here work no more.`,
        ],
        note: `You did not ask for that? Please write to ${support} at once.`,
      }),
    }),
  }
}
