import type { Permission } from '@talentplace/contract/shared/permission'
import { ownArea } from '../../rules/own-area.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** Where each area has Your data. */
const dataPaths = { client: '/client/data', va: '/va/profile/data', admin: '/profile/data' } as const

/** To whoever asked to be forgotten: it may have been someone at their open computer. */
export function requestMail(
  site: Sender,
  { email, full_name, permissions }: Recipient & { permissions: readonly Permission[] },
): Mail {
  const { brand, publicUrl } = site
  return {
    to: email,
    ...mailOf(site, {
      subject: 'You asked us to delete your account',
      greets: full_name,
      paragraphs: [
        `We’ve received your request to delete your ${brand.name} account and everything in it. You’ll hear from us within 30 days. Until then, you can cancel the request under Your data.`,
      ],
      button: { label: 'Go to your data', url: `${publicUrl}${dataPaths[ownArea(permissions)]}` },
      note: 'If this wasn’t you, cancel the request and change your password now.',
      reason: 'account',
    }),
  }
}

/** The last mail that someone gets. */
export function goodbyeMail(site: Sender, { email, full_name }: Recipient): Mail {
  return {
    to: email,
    ...mailOf(site, {
      subject: 'Your account is being deleted',
      greets: full_name,
      paragraphs: [
        `As you asked, we’re deleting your ${site.brand.name} account and everything in it. You’ve been signed out everywhere, and this is our last email to you.`,
        'Tax law requires us to keep invoices, bills, payments and signed agreements for seven years. We won’t use them for anything else.',
      ],
      note: 'Thank you for your time with us.',
      reason: 'account',
    }),
  }
}
