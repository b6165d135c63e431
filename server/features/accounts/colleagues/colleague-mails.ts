import { colleagueRoleWords, type ColleagueRole } from '@talentplace/contract/accounts/colleagues/colleague-role'
import { mailOf, type Sender } from '../../../platform/mail/mail-layout.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'

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
  const mail = (to: string, content: Omit<Parameters<typeof mailOf>[0], 'brand' | 'publicUrl'>): Mail => ({
    to,
    ...mailOf({ brand, publicUrl, ...content }),
  })
  return {
    invitation: (to, { key, company, inviter, role }) =>
      mail(to, {
        subject: `Join ${company} at ${brand.name}`,
        paragraphs: [
          'Hello,',
          `${inviter} has invited you to ${company} at ${brand.name}, where they work with virtual assistants. Your role: ${colleagueRoleWords[role].label}. ${colleagueRoleWords[role].about}`,
          'The link works once and for seven days.',
        ],
        button: { label: 'Accept the invitation', url: `${publicUrl}/invitation?key=${key}` },
        note: 'You don’t know who this is? Then ignore this email: nothing happens without you.',
      }),
    accepted: (to, colleague) =>
      mail(to.email, {
        subject: `${colleague.full_name} has joined your company`,
        paragraphs: [
          `Hello ${to.full_name},`,
          `${colleague.full_name} (${colleague.email}) has accepted your invitation. Under Colleagues you can change what they do at any time.`,
        ],
        button: { label: 'See your colleagues', url: `${publicUrl}/client/colleagues` },
      }),
    roleChanged: (to, { company, role }) =>
      mail(to.email, {
        subject: `Your role at ${company} has changed`,
        paragraphs: [
          `Hello ${to.full_name},`,
          `your role is now: ${colleagueRoleWords[role].label}. ${colleagueRoleWords[role].about}`,
        ],
      }),
    removed: (to, { company }) =>
      mail(to.email, {
        subject: `Your account at ${company} was closed`,
        paragraphs: [
          `Hello ${to.full_name},`,
          `the primary contact of ${company} has closed your ${brand.name} account. You’re signed out everywhere. What you did for the company stays with it.`,
        ],
        note: `That can’t be right? Ask at ${company}, or write to ${support}.`,
      }),
    handedOver: (to, { company, now }) =>
      mail(to.email, {
        subject: `${company} has a new primary contact`,
        paragraphs: [
          `Hello ${to.full_name},`,
          `${now} is the primary contact of ${company} from now on: they see billing and decide who belongs to the company.`,
        ],
        note: `You did not expect that? Please write to ${support} at once.`,
      }),
  }
}
