import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { signUpChoices, type RegistrationForm } from '@talentplace/contract/accounts/registration/register.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AccountCodes } from '../codes/account-codes.ts'
import type { Location } from '../location.ts'
import type { AccountMails } from '../mails/account-mails.ts'
import { openRegistration } from './open-registration.ts'

export interface Registration {
  readonly form: RegistrationForm
  readonly passwordHash: string | null
  readonly location: Location
  readonly at: Date
  /** Where the form came from. */
  readonly address: string
}

export interface RegistrationWriters {
  readonly codes: AccountCodes
  readonly mails: AccountMails
}

/** The account's own part of a form. */
export function enteredAccount({ form, location }: Registration) {
  return {
    full_name: form.full_name,
    phone_number: form.phone_number,
    phone_extension: form.phone_extension,
    ...location,
  }
}

/**
 * Step: what else is kept of a registration: the choices carried along, what was agreed to, who registered, and the mail
 * that proves the mailbox. The key of the registering browser.
 */
export async function writeRegistration(
  { codes, mails }: RegistrationWriters,
  transaction: Transaction<Tables>,
  { uuid, email }: { uuid: string; email: string },
  { form, passwordHash, at, address }: Registration,
): Promise<string> {
  const issued = await codes.issue(transaction, uuid, passwordHash === null ? 'reset' : 'verify')
  const registration = { user_uuid: uuid, password_hash: passwordHash, address, created_date: at }
  const key = await openRegistration(transaction, registration)
  await transaction
    .insertInto('registration_metadata')
    .values({ user_uuid: uuid, metadata: JSON.stringify(signUpChoices.parse(form)), created_date: at })
    .execute()
  const agreed = (['terms', 'email'] as const).flatMap((kind) => {
    const text_version = form.consents[kind]
    if (text_version === null) return []
    return [{ user_uuid: uuid, kind, text_version, language: currentLanguage(), address, given_date: at }]
  })
  await transaction.insertInto('consents').values(agreed).execute()
  const mail = passwordHash === null ? mails.firstPassword(email, issued) : mails.verification(email, issued)
  await queueMail(transaction, mail)
  await recordAudit(transaction, {
    at,
    actor_uuid: uuid,
    action: 'account.registered',
    entity: `user:${uuid}`,
    details: { consents: form.consents },
  })
  return key
}
