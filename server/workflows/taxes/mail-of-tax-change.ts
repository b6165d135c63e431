import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import type { Person } from '../banking/check-password.ts'

/** Without any digit of the number: whoever reads someone's mail learns nothing. */
export function mailOfTaxChange(
  { brand, publicUrl }: Sender,
  to: Person,
  { what, isNew }: { what: string; isNew: boolean },
): Mail {
  const done = isNew ? 'added' : 'changed'
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: `Your ${what} was ${done}`,
      paragraphs: [`Hello ${to.full_name},`, `your ${what} at ${brand.name} has just been ${done}.`],
      button: { label: 'See your tax numbers', url: `${publicUrl}/va/contact_info` },
      note: 'That was not you? Change your password at once and write to us.',
    }),
  }
}
