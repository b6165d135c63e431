import type { ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import * as t from '@talentplace/contract/accounts/messages/colleague-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** The mails between a company's people about who belongs to it, in the language of whoever changes that. */
export interface ColleagueMails {
  invitation(to: string, about: { key: string; company: string; inviter: string; role: ColleagueRole }): Mail
  /** To the primary contact. */
  accepted(to: Recipient, colleague: Recipient): Mail
  roleChanged(to: Recipient, about: { company: string; role: ColleagueRole }): Mail
  removed(to: Recipient, about: { company: string }): Mail
  /** To both: who it is now, and who it was. */
  handedOver(to: Recipient, about: { company: string; now: string }): Mail
}

const inWords = (role: ColleagueRole) => ({ role: t.role({ role }), about: t.aboutRole({ role }) })

export function colleagueMails(site: Sender & { support: string }): ColleagueMails {
  const { publicUrl, support } = site
  const brand = site.brand.name
  const mail = (
    { email, full_name }: Recipient,
    content: Omit<MailContent, 'greets' | 'reason' | 'language'>,
  ): Mail => ({
    to: email,
    ...mailOf(site, { ...content, language: currentLanguage(), greets: full_name, reason: 'account' }),
  })
  return {
    invitation: (to, { key, company, inviter, role }) => ({
      to,
      ...mailOf(site, {
        language: currentLanguage(),
        subject: t.invitedSubject({ inviter, company, brand }),
        greets: null,
        paragraphs: [t.invitedText({ inviter, company, brand }), t.yourRole(inWords(role)), t.buttonLasts()],
        button: { label: t.accept(), url: `${publicUrl}/invitation?key=${key}` },
        note: t.invitedNote(),
        reason: 'invitation',
      }),
    }),
    accepted: (to, { full_name: name, email }) =>
      mail(to, {
        subject: t.joinedSubject({ name }),
        paragraphs: [t.joinedText({ name, email })],
        button: { label: t.viewColleagues(), url: `${publicUrl}/client/colleagues` },
      }),
    roleChanged: (to, { company, role }) =>
      mail(to, { subject: t.roleSubject({ company }), paragraphs: [t.roleText(inWords(role))] }),
    removed: (to, { company }) =>
      mail(to, {
        subject: t.removedSubject({ company }),
        paragraphs: [t.removedText({ company, brand })],
        note: t.removedNote({ company, support }),
      }),
    handedOver: (to, { company, now }) =>
      mail(to, {
        subject: t.contactSubject({ company }),
        paragraphs: [t.contactText({ name: now, company })],
        note: t.contactNote({ support }),
      }),
  }
}
