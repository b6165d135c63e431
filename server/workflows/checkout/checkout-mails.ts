import { mailOf } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

interface Site {
  readonly brand: { readonly name: string }
  readonly publicUrl: string
  readonly support: string
}

export const confirmationUrl = (publicUrl: string, project_uuid: string) =>
  `${publicUrl}/client/checkout_confirmation/${project_uuid}`

/** B8.2: to whoever has paid, with the signed agreement. */
export function welcomeMail(
  { brand, publicUrl, support }: Site,
  to: Recipient,
  order: { start_date: string; total: string; renewal_date: string; renewal_total: string; agreement: Buffer },
): Mail {
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: `Welcome to ${brand.name}: your subscription is active`,
      paragraphs: [
        `Hello ${to.full_name},`,
        `thank you: your payment of ${order.total} has arrived, and your subscription is active. It starts on ${order.start_date} and renews on ${order.renewal_date} for ${order.renewal_total}. Your signed agreement is attached.`,
        `Next, please choose a time for your matching meeting. A few words on what you need help with first are the best preparation; bring them along: ${publicUrl}/client/matching_meeting`,
        'We introduce your team within one business day.',
      ],
      button: { label: 'Schedule the matching meeting', url: `${publicUrl}/client/matching_meeting` },
      note: `Questions? Write to ${support}.`,
    }),
    attachments: [{ file_name: 'agreement.pdf', media_type: 'application/pdf', content: order.agreement }],
  }
}

/** A4.3: the way to what was agreed, without a sign-in. */
export function confirmationMail({ brand, publicUrl, support }: Site, to: Recipient, project_uuid: string): Mail {
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: `Your ${brand.name} subscription`,
      paragraphs: [`Hello ${to.full_name},`, 'here is what was agreed: your team, its hours and the day it starts.'],
      button: { label: 'See the confirmation', url: confirmationUrl(publicUrl, project_uuid) },
      note: `Questions? Write to ${support}.`,
    }),
  }
}
