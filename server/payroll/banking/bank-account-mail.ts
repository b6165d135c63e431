import { reserveHours } from '@talentplace/contract/payroll/banking/bank-account.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import type { Person } from '../../accounts/passwords/check-password.ts'

/** Without any digit of the account: whoever reads someone's mail learns nothing. */
export function bankAccountMail(
  site: Sender,
  to: Person,
  { isNew, currency }: { isNew: boolean; currency: Currency },
): Mail {
  const done = isNew ? 'added' : 'changed'
  return {
    to: to.email,
    ...mailOf(site, {
      subject: `Your bank details were ${done}`,
      greets: to.full_name,
      paragraphs: [
        `Your bank details for payments in ${currency.toUpperCase()} at ${site.brand.name} were just ${done}. To keep your money safe, we’ll wait ${reserveHours} hours before paying anything to the new account.`,
      ],
      button: { label: 'View your account', url: `${site.publicUrl}/va/contact_info` },
      note: 'If this wasn’t you, change your password now and write to us. Nothing is paid before then.',
      reason: 'bills',
    }),
  }
}
