import { alreadyRegistered, register } from '@talentplace/contract/accounts/register.routes'
import type { AccountLimits } from '../../features/accounts/account-limits.ts'
import { addRegisteredAccount } from '../../features/accounts/add-registered-account.ts'
import type { AccountCodes } from '../../features/accounts/codes/account-codes.ts'
import { refuseCommonPassword } from '../../features/accounts/common-passwords.ts'
import { locationOf } from '../../features/accounts/location.ts'
import type { AccountMails } from '../../features/accounts/mails/account-mails.ts'
import { hashPassword } from '../../features/accounts/password.ts'
import { logSignup } from '../../features/attribution/log-signup.ts'
import { addCompany } from '../../features/clients/keep-company.ts'
import { keepAgreedEditions } from '../../features/content/keep-agreed-editions.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'

export interface RegistrationParts {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly limits: AccountLimits
  readonly codes: AccountCodes
  readonly mails: AccountMails
}

/** Undoes the transaction of a registration whose e-mail has an account. */
class EmailIsTaken extends Error {}

/** Tells the owner of an address that somebody tried to register it again, seldom enough to be no nuisance. */
async function tellOwner({ database, throttle, limits, mails }: RegistrationParts, email: string): Promise<void> {
  const owner = await database.kysely
    .selectFrom('users')
    .select(['email', 'full_name'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!owner || (await throttle.count(limits.codesMailed, email)) > limits.codesMailed.most) return
  await database.kysely.transaction().execute((transaction) => queueMail(transaction, mails.alreadyRegistered(owner)))
}

/** A1.7, B7.3: a new client: company, account, carried choices, consents, mail and audit, all or nothing. */
export function registerClientOperation(parts: RegistrationParts) {
  const { database, clock, throttle, directory, limits } = parts
  return handle(register, async (context, { body: form }) => {
    await throttle.admit(limits.registrations, context.address)
    if (form.password !== undefined) refuseCommonPassword('password', form.password)
    const location = await locationOf(form, { transaction: database.kysely, directory })
    const passwordHash = form.password === undefined ? null : await hashPassword(form.password)
    try {
      await database.kysely.transaction().execute(async (transaction) => {
        const name = form.company === '' ? form.full_name : form.company
        const { country, state_prov, city } = location
        const place = { country, state_prov, city }
        const clientUuid = await addCompany(transaction, { name, is_individual: form.is_individual, place })
        const account = { form, passwordHash, location, clientUuid, at: clock.now(), address: context.exactAddress }
        const user_uuid = await addRegisteredAccount(parts, transaction, account)
        if (user_uuid === null) throw new EmailIsTaken()
        const { at } = account
        if (form.consents.terms !== null) await keepAgreedEditions(transaction, { user_uuid, at })
        if (form.utm !== null) await logSignup(transaction, { utm: form.utm, user_uuid, at })
      })
    } catch (error) {
      if (!(error instanceof EmailIsTaken)) throw error
      await tellOwner(parts, form.email.toLowerCase())
      throw new Refusal(409, 'already_registered', alreadyRegistered(form.email))
    }
    return { nextStage: passwordHash === null ? ('reset_password' as const) : ('verify' as const) }
  })
}
