import { colleagueRoleWords, type ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** The mails between a company's people about who belongs to it. */
export interface ColleagueMails {
  invitation(to: string, about: { key: string; company: string; inviter: string; role: ColleagueRole }): Mail
  /** To the primary contact. */
  accepted(to: Recipient, colleague: Recipient): Mail
  roleChanged(to: Recipient, about: { company: string; role: ColleagueRole }): Mail
  removed(to: Recipient, about: { company: string }): Mail
  /** To both: who it is now, and who it was. */
  handedOver(to: Recipient, about: { company: string; now: string }): Mail
}

export function colleagueMails(site: Sender & { support: string }): ColleagueMails {
  const { brand, publicUrl, support } = site
  const mail = ({ email, full_name }: Recipient, content: Omit<MailContent, 'greets' | 'reason'>): Mail => ({
    to: email,
    ...mailOf(site, { ...content, greets: full_name, reason: 'account' }),
  })
  return {
    invitation: (to, { key, company, inviter, role }) => ({
      to,
      ...mailOf(site, {
        subject: `${inviter} invited you to join ${company} at ${brand.name}`,
        greets: null,
        paragraphs: [
          `${inviter} invited you to join ${company} at ${brand.name}, where they work with virtual assistants.`,
          `Your role: ${colleagueRoleWords[role].label}. ${colleagueRoleWords[role].about}`,
          'The button works once, for seven days.',
        ],
        button: { label: 'Accept the invitation', url: `${publicUrl}/invitation?key=${key}` },
        note: 'Don’t know who this is? Ignore this email. Nothing happens until you accept.',
        reason: 'invitation',
      }),
    }),
    accepted: (to, colleague) =>
      mail(to, {
        subject: `${colleague.full_name} joined your company`,
        paragraphs: [
          `${colleague.full_name} (${colleague.email}) accepted your invitation. You can change their role under Colleagues anytime.`,
        ],
        button: { label: 'View your colleagues', url: `${publicUrl}/client/colleagues` },
      }),
    roleChanged: (to, { company, role }) =>
      mail(to, {
        subject: `Your role at ${company} changed`,
        paragraphs: [`Your role is now ${colleagueRoleWords[role].label}. ${colleagueRoleWords[role].about}`],
      }),
    removed: (to, { company }) =>
      mail(to, {
        subject: `Your account at ${company} was closed`,
        paragraphs: [
          `The primary contact of ${company} closed your ${brand.name} account, and you’ve been signed out everywhere. Everything you did for the company stays with it.`,
        ],
        note: `Is this a mistake? Ask at ${company}, or write to ${support}.`,
      }),
    handedOver: (to, { company, now }) =>
      mail(to, {
        subject: `${company} has a new primary contact`,
        paragraphs: [
          `${now} is now the primary contact of ${company}. They see billing and decide who belongs to the company.`,
        ],
        note: `Didn’t expect this? Write to ${support} right away.`,
      }),
  }
}
