import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

interface Site extends Sender {
  readonly support: string
}

export const confirmationUrl = (publicUrl: string, project_uuid: string) =>
  `${publicUrl}/client/checkout_confirmation/${project_uuid}`

/** B8.2: to whoever has paid, with the signed agreement. */
export function welcomeMail(
  { brand, publicUrl, support }: Site,
  to: Recipient,
  order: {
    project_uuid: string
    start_date: string
    total: string
    /** The total is less than a card can be charged: nothing has been paid so far. */
    waits: boolean
    renewal_date: string
    renewal_total: string
    agreement: Buffer
  },
): Mail {
  const paid = order.waits
    ? `thank you: your subscription is active. Your first invoice of ${order.total} is less than a card can be charged, so it is collected with your next one.`
    : `thank you: your payment of ${order.total} has arrived, and your subscription is active.`
  const meetingUrl = `${publicUrl}/client/matching_meeting?project_uuid=${order.project_uuid}`
  const formUrl = `${publicUrl}/client/projects/requirements/${order.project_uuid}`
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: `Welcome to ${brand.name}: your subscription is active`,
      paragraphs: [
        `Hello ${to.full_name},`,
        `${paid} It starts on ${order.start_date} and renews on ${order.renewal_date} for ${order.renewal_total}. Your signed agreement is attached.`,
        `Next, please schedule your matching meeting: ${meetingUrl}`,
        `To prepare for it, tell us in a form what you need help with first: ${formUrl}`,
        'Our team is in touch within one business day.',
      ],
      button: { label: 'Schedule the matching meeting', url: meetingUrl },
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
