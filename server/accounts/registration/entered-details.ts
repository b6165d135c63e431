import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Where a company is, as far as its client said. */
interface Place {
  readonly country: 'CA' | 'US' | null
  readonly state_prov: string | null
  readonly city: string
}

/** What other features keep of someone who registers. */
export interface RegistrantRecords {
  replaceCompany(
    transaction: Transaction<Tables>,
    clientUuid: string,
    company: { name: string; is_individual: boolean; place: Place },
  ): Promise<void>
  retainAgreedEditions(transaction: Transaction<Tables>, agreed: { user_uuid: string; at: Date }): Promise<void>
  dropAgreedEditions(transaction: Transaction<Tables>, userUuid: string): Promise<void>
  dropReferral(transaction: Transaction<Tables>, userUuid: string): Promise<void>
}

export const everyDetail = ['full_name', 'company', 'phone_number', 'city', 'terms'] as const
const longestName = 200

export interface UnconfirmedAccount {
  readonly uuid: string
  readonly email: string
  readonly client_uuid: string | null
}

/** Until its owner signs in and is asked, an account has its address for a name. */
const nameless = ({ email }: UnconfirmedAccount) => email.slice(0, longestName)

/** Step: of the company nothing stays that was entered at a registration. It is held before its people are. */
export async function dropEnteredCompany(
  { replaceCompany }: RegistrantRecords,
  transaction: Transaction<Tables>,
  account: UnconfirmedAccount,
): Promise<void> {
  if (account.client_uuid === null) return
  const place = { country: null, state_prov: null, city: '' }
  await replaceCompany(transaction, account.client_uuid, { name: nameless(account), is_individual: false, place })
}

/** Step: of the account and what goes with it nothing stays that was entered at a registration. */
export async function dropEnteredDetails(
  { dropAgreedEditions, dropReferral }: RegistrantRecords,
  transaction: Transaction<Tables>,
  account: UnconfirmedAccount,
): Promise<void> {
  const { uuid } = account
  await transaction
    .updateTable('users')
    .set({
      full_name: nameless(account),
      phone_number: '',
      phone_extension: '',
      country: null,
      state_prov: null,
      city: null,
      latitude: null,
      longitude: null,
      timezone: null,
      details_wanted: [...everyDetail],
    })
    .where('uuid', '=', uuid)
    .execute()
  await transaction.deleteFrom('registration_metadata').where('user_uuid', '=', uuid).execute()
  await transaction.deleteFrom('consents').where('user_uuid', '=', uuid).execute()
  await dropAgreedEditions(transaction, uuid)
  await dropReferral(transaction, uuid)
}
