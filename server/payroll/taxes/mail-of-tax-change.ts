import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import type { Person } from '../../accounts/passwords/check-password.ts'

/** Without any digit of the number: whoever reads someone's mail learns nothing. */
export function mailOfTaxChange(site: Sender, to: Person, { what, isNew }: { what: string; isNew: boolean }): Mail {
  const done = isNew ? 'added' : 'changed'
  return {
    to: to.email,
    ...mailOf(site, {
      subject: `Your ${what} was ${done}`,
      greets: to.full_name,
      paragraphs: [`Your ${what} at ${site.brand.name} was just ${done}.`],
      button: { label: 'View your tax numbers', url: `${site.publicUrl}/va/contact_info` },
      note: 'If this wasn’t you, change your password now and write to us.',
      reason: 'bills',
    }),
  }
}
