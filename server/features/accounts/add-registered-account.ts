import type { RegistrationForm } from '@talentplace/contract/accounts/register.routes'
import { carriedChoices } from '@talentplace/contract/accounts/register.routes'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { noteRegistrationCode } from './codes/code-wait.ts'
import type { AccountCodes } from './codes/account-codes.ts'
import type { Location } from './location.ts'
import type { AccountMails } from './mails/account-mails.ts'

export interface NewAccount {
  readonly form: RegistrationForm
  readonly passwordHash: string | null
  readonly location: Location
  readonly clientUuid: string
  readonly at: Date
  /** Where the form came from. */
  readonly address: string
}

/**
 * Step: the account of somebody who registers, with the choices they carry, what they agreed to, and the mail that
 * confirms the e-mail. Its uuid; null when the e-mail has an account: then nothing is written.
 */
export async function addRegisteredAccount(
  { codes, mails }: { codes: AccountCodes; mails: AccountMails },
  transaction: Transaction<Tables>,
  { form, passwordHash, location, clientUuid, at, address }: NewAccount,
): Promise<string | null> {
  const account = await transaction
    .insertInto('users')
    .values({
      email: form.email.toLowerCase(),
      full_name: form.full_name,
      password_hash: passwordHash,
      permissions: ['client'],
      client_uuid: clientUuid,
      is_primary_contact: true,
      verified_date: null,
      phone_number: form.phone_number,
      ...location,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['uuid', 'email', 'full_name'])
    .executeTakeFirst()
  if (!account) return null
  await transaction
    .insertInto('registration_metadata')
    .values({ user_uuid: account.uuid, metadata: JSON.stringify(carriedChoices.parse(form)), created_date: at })
    .execute()
  const agreed = (['terms', 'email'] as const).flatMap((kind) => {
    const version = form.consents[kind]
    return version === null ? [] : [{ user_uuid: account.uuid, kind, text_version: version, address, given_date: at }]
  })
  if (agreed.length > 0) await transaction.insertInto('consents').values(agreed).execute()
  await noteRegistrationCode(transaction, account.email, at)
  const issued = await codes.issue(transaction, account.uuid, passwordHash === null ? 'reset' : 'verify')
  await queueMail(
    transaction,
    passwordHash === null ? mails.firstPassword(account, issued) : mails.verification(account, issued),
  )
  await recordAudit(transaction, {
    at,
    actor_uuid: account.uuid,
    action: 'account.registered',
    entity: `user:${account.uuid}`,
    details: { consents: form.consents },
  })
  return account.uuid
}
