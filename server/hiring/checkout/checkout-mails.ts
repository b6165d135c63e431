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
  site: Site,
  { email, full_name }: Recipient,
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
  const { brand, publicUrl, support } = site
  const paid = order.waits
    ? `Your first invoice of ${order.total} is less than a card can be charged, so we’ll collect it with your next one.`
    : `We’ve received your payment of ${order.total}.`
  const meetingUrl = `${publicUrl}/client/matching_meeting?project_uuid=${order.project_uuid}`
  const formUrl = `${publicUrl}/client/projects/requirements/${order.project_uuid}`
  return {
    to: email,
    thread: `project:${order.project_uuid}`,
    ...mailOf(site, {
      subject: `Welcome to ${brand.name}: your subscription is active`,
      greets: full_name,
      paragraphs: [
        `Thank you! Your subscription is active. ${paid}`,
        `Starts ${order.start_date}. Renews ${order.renewal_date} for ${order.renewal_total}. Your signed agreement is attached.`,
        'Next, schedule your matching meeting. We’ll be in touch within one business day.',
        `Before we meet, tell us what you need help with first: ${formUrl}`,
      ],
      button: { label: 'Schedule the matching meeting', url: meetingUrl },
      note: `Questions? Write to ${support}.`,
      reason: 'subscription',
    }),
    attachments: [{ file_name: 'agreement.pdf', media_type: 'application/pdf', content: order.agreement }],
  }
}

/** A4.3: the way to what was agreed, without a sign-in. */
export function confirmationMail(site: Site, { email, full_name }: Recipient, project_uuid: string): Mail {
  const { brand, publicUrl, support } = site
  return {
    to: email,
    thread: `project:${project_uuid}`,
    ...mailOf(site, {
      subject: `Your ${brand.name} subscription: what we agreed`,
      greets: full_name,
      paragraphs: ['Here’s what we agreed: your team, their hours and your start date.'],
      button: { label: 'View the confirmation', url: confirmationUrl(publicUrl, project_uuid) },
      note: `Questions? Write to ${support}.`,
      reason: 'subscription',
    }),
  }
}
