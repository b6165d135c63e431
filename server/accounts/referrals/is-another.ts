import { companyDomainOf, mailboxOf } from './private-mailboxes.ts'

/** What tells whether two are one. */
export interface KnownBy {
  readonly email: string
  readonly phone_number: string
  /** Empty: they are no company's. */
  readonly company: string
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10)
const nameOf = (company: string) => company.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const leastDigits = 10

/** Whether who signs up is someone else than the referrer, and of another company. */
export function isAnother(referrer: KnownBy, signedUp: KnownBy): boolean {
  if (mailboxOf(referrer.email) === mailboxOf(signedUp.email)) return false
  const phone = digitsOf(signedUp.phone_number)
  if (phone.length === leastDigits && phone === digitsOf(referrer.phone_number)) return false
  const company = nameOf(signedUp.company)
  if (company !== '' && company === nameOf(referrer.company)) return false
  const domain = companyDomainOf(signedUp.email)
  return domain === null || domain !== companyDomainOf(referrer.email)
}
