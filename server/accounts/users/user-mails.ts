import * as t from '@talentplace/contract/accounts/messages/account-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** The mails to people whose account staff made or changed, in the language of whoever did. */
export interface UserMails {
  invitation(to: Recipient): Mail
  /** To the address that was theirs until now; it doesn't learn the new one. */
  emailChanged(to: Recipient): Mail
}

export function userMails(site: Sender & { support: string }): UserMails {
  const { publicUrl, support } = site
  const brand = site.brand.name
  return {
    invitation: ({ email, full_name }) => ({
      to: email,
      ...mailOf(site, {
        language: currentLanguage(),
        subject: t.openedSubject({ brand }),
        greets: full_name,
        paragraphs: [t.openedText({ brand })],
        button: { label: t.openedButton(), url: `${publicUrl}/?action=login&email=${encodeURIComponent(email)}` },
        reason: 'account',
      }),
    }),
    emailChanged: ({ email, full_name }) => ({
      to: email,
      ...mailOf(site, {
        language: currentLanguage(),
        subject: t.addressSubject(),
        greets: full_name,
        paragraphs: [t.addressText({ brand, email })],
        note: t.addressNote({ support }),
        reason: 'account',
      }),
    }),
  }
}
