import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Selectable, Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Location } from '../location.ts'

interface Applicant {
  readonly email: string
  readonly full_name: string
  readonly phone_number: string
  readonly phone_extension: string
  readonly location: Location
  readonly passwordHash: string
  readonly terms_version: string
  /** Where the form came from. */
  readonly address: string
  readonly at: Date
}

/** Step: the account of an applicant who has proven the mailbox; null when the email has one: then nothing is written. */
export async function addApplicantAccount(
  transaction: Transaction<Tables>,
  { email, full_name, phone_number, phone_extension, location, passwordHash, terms_version, address, at }: Applicant,
): Promise<Selectable<Tables['users']> | null> {
  const account = await transaction
    .insertInto('users')
    .values({
      email,
      full_name,
      phone_number,
      phone_extension,
      ...location,
      password_hash: passwordHash,
      permissions: ['virtualassistant'],
      verified_date: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!account) return null
  const consent = {
    user_uuid: account.uuid,
    kind: 'terms',
    text_version: terms_version,
    language: currentLanguage(),
    address,
    given_date: at,
  } as const
  await transaction.insertInto('consents').values(consent).execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: account.uuid,
    action: 'account.registered',
    entity: `user:${account.uuid}`,
    details: { consents: { terms: terms_version }, applies: true },
  })
  return account
}
