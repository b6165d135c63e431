import { login } from '@talentplace/contract/accounts/sessions/session.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { CityDirectory } from '../../../platform/places/city-directory.ts'
import type { SessionStore } from '../../../platform/sessions/session-store.ts'
import { checkCredentials, wrongCredentials, type Account, type CredentialDeps } from './check-credentials.ts'
import { checkDetails, comesFromPartner, saveDetails, wantedDetails, type CheckedDetails } from '../collect-details.ts'
import { joinClient } from '../registration/join-client.ts'
import type { RegistrantRecords } from '../registration/entered-details.ts'
import { sessionUser } from './session-user.ts'

/** How the company of a client is kept; accounts don't own it. */
export interface Companies {
  add(transaction: Kysely<Tables>, company: { name: string; is_individual: boolean }): Promise<string>
  rename(transaction: Kysely<Tables>, clientUuid: string, name: string): Promise<void>
  /** Where a company is that hasn't said so yet. */
  place(
    transaction: Kysely<Tables>,
    clientUuid: string,
    place: { country: 'CA' | 'US'; state_prov: string; city: string },
  ): Promise<void>
}

export type LoginDeps = CredentialDeps & {
  readonly sessions: SessionStore
  readonly directory: CityDirectory
  readonly companies: Companies
  readonly records: Pick<RegistrantRecords, 'keepAgreedEditions'>
}

/** Keeps what the sign-in collected; a partner's client becomes one of ours with it (A1.15). */
async function completeAccount(
  { clock, companies, records }: LoginDeps,
  transaction: Transaction<Tables>,
  account: Account,
  { details, address }: { details: CheckedDetails; address: string },
): Promise<Account> {
  if (account.client_uuid !== null && details.company !== undefined) {
    await companies.rename(transaction, account.client_uuid, details.company)
  }
  if (account.client_uuid !== null && details.location !== undefined) {
    await companies.place(transaction, account.client_uuid, details.location)
  }
  const at = clock.now()
  await saveDetails(transaction, account.uuid, details, { at, address })
  if (details.terms !== undefined) await records.keepAgreedEditions(transaction, { user_uuid: account.uuid, at })
  if (comesFromPartner(account)) {
    const name = details.company ?? account.full_name
    const clientUuid = account.client_uuid ?? (await companies.add(transaction, { name, is_individual: false }))
    const reason = 'A partner brand’s client signed in'
    await joinClient(transaction, account, clientUuid, { at, reason })
  }
  return transaction.selectFrom('users').selectAll().where('uuid', '=', account.uuid).executeTakeFirstOrThrow()
}

function answer(token: string, { uuid, permissions, ...person }: Account) {
  return { token, user: sessionUser({ ...person, user_uuid: uuid, permissions: permissions as Permission[] }) }
}

/** A1.6: signs in. */
export function loginOperation(deps: LoginDeps) {
  const { database, sessions, directory } = deps
  return handle(login, async (context, { body }) => {
    const account = await checkCredentials(deps, {
      email: body.email.toLowerCase(),
      password: body.password,
      address: context.address,
      code: body.collect?.code,
    })
    const wanted = wantedDetails(account)
    if (account.verified_date === null) {
      throw new HttpError(
        403,
        'not_verified',
        'Please confirm your email first, with the code that we have mailed to you.',
      )
    }
    const details = await checkDetails(wanted, body.collect, { transaction: database.kysely, directory })
    const begin = async (transaction?: Transaction<Tables>): Promise<string> => {
      const token = await sessions.beginByPassword(account.uuid, account.password_hash, transaction)
      // Changed since it was compared, the password opens nothing any more.
      if (token === null) throw wrongCredentials()
      return token
    }
    if (wanted.length === 0 && !comesFromPartner(account)) return answer(await begin(), account)
    return database.kysely.transaction().execute(async (transaction) => {
      const completed = await completeAccount(deps, transaction, account, { details, address: context.exactAddress })
      return answer(await begin(transaction), completed)
    })
  })
}
