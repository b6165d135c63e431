import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

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
      ...mailOf(site, {
        subject: `Your ${brand.name} account is ready`,
        greets: full_name,
        paragraphs: [
          `We’ve opened a ${brand.name} account for you. Sign in with this email address, and we’ll send you a code to choose your password.`,
        ],
        button: { label: 'Choose my password', url: `${publicUrl}/?action=login&email=${encodeURIComponent(email)}` },
        reason: 'account',
      }),
    }),
    emailChanged: ({ email, full_name }) => ({
      to: email,
      ...mailOf(site, {
        subject: 'Your email address was changed',
        greets: full_name,
        paragraphs: [
          `Our team changed the email address of your ${brand.name} account. Until now it was ${email}. You’ve been signed out everywhere, and any codes and links we sent here no longer work.`,
        ],
        note: `Didn’t ask for this? Write to ${support} right away.`,
        reason: 'account',
      }),
    }),
  }
}
