import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** To whoever asked to be forgotten: it may have been someone at their open computer. */
export function askedMail({ brand, publicUrl }: Sender, to: Recipient): Mail {
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: 'You asked us to delete your account',
      paragraphs: [
        `Hello ${to.full_name},`,
        `we have your request to delete your ${brand.name} account and everything in it. Our team will look at it, and you’ll hear from us within 30 days. Until then you can take it back under Your data.`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}/?action=login` },
      note: 'That was not you? Take the request back and change your password at once.',
    }),
  }
}

/** The last mail that someone gets. */
export function goodbyeMail({ brand, publicUrl }: Sender, to: Recipient): Mail {
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: 'Your account is being deleted',
      paragraphs: [
        `Hello ${to.full_name},`,
        `as you asked, we are deleting your ${brand.name} account and everything in it. You are signed out everywhere, and this is our last email to you.`,
        'Invoices, bills, payments and signed agreements stay for seven years, because tax law requires it. Nobody uses them for anything else.',
      ],
      note: 'Thank you for the time with us.',
    }),
  }
}
