import { alreadyRegistered, register } from '@talentplace/contract/accounts/registration/register.routes'
import type { Transaction } from 'kysely'
import type { AccountLimits } from '../account-limits.ts'
import { rejectCommonPassword } from '../stored-passwords/common-passwords.ts'
import { locationOf } from '../location.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import { addRegisteredAccount, type Registered } from './add-registered-account.ts'
import type { RegistrantRecords } from './entered-details.ts'
import { supersedeRegistration } from './supersede-registration.ts'
import type { Registration, RegistrationWriters } from './write-registration.ts'
import { logSignup } from '../attribution/log-signup.ts'
import { noteReferral, rejectUnknownCode } from '../referrals/note-referral.ts'
import { addCompany } from '../company/store-company.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'

export interface RegistrationDeps extends RegistrationWriters {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
  readonly directory: CityDirectory
  readonly limits: AccountLimits
  readonly records: RegistrantRecords
}

/** Undoes the transaction of a registration whose email has an account. */
class EmailIsTaken extends Error {}

/** Whose address it is, and whether they have confirmed it. */
function findOwner({ database }: RegistrationDeps, email: string) {
  return database.kysely
    .selectFrom('users')
    .select(['email', 'full_name', 'verified_date'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Tells the owner of an address that someone tried to register it again, seldom enough to be no nuisance. */
async function notifyOwner(deps: RegistrationDeps, email: string): Promise<void> {
  const { database, throttle, limits, mails } = deps
  const owner = await findOwner(deps, email)
  if (!owner || (await throttle.count(limits.codesMailed, email)) > limits.codesMailed.max) return
  await database.kysely.transaction().execute((transaction) => queueMail(transaction, mails.alreadyRegistered(owner)))
}

/** A new client's company and account. @throws EmailIsTaken */
async function addClient(
  deps: RegistrationDeps,
  transaction: Transaction<Tables>,
  registration: Registration,
): Promise<Registered> {
  const { form, location } = registration
  const name = form.company === '' ? form.full_name : form.company
  const { country, state_prov, city } = location
  const place = { country, state_prov, city }
  const clientUuid = await addCompany(transaction, { name, is_individual: form.is_individual, place })
  const registered = await addRegisteredAccount(deps, transaction, clientUuid, registration)
  if (registered === null) throw new EmailIsTaken()
  return registered
}

/** All or nothing: a new account, or a new registration of one that nobody has confirmed. @throws EmailIsTaken */
async function writeOnce(deps: RegistrationDeps, registration: Registration): Promise<string> {
  const { database, throttle, limits, records } = deps
  const { form, at } = registration
  const email = form.email.toLowerCase()
  const known = await findOwner(deps, email)
  // The code mailed before is the owner's only one while no other can be mailed: it stays good.
  if (known?.verified_date === null) await throttle.admit(limits.codesMailed, email)
  return database.kysely.transaction().execute(async (transaction) => {
    const superseding = known?.verified_date === null
    const registered = superseding
      ? await supersedeRegistration(deps, transaction, registration)
      : await addClient(deps, transaction, registration)
    if (registered === null) throw new EmailIsTaken()
    const { uuid: user_uuid, key } = registered
    await records.retainAgreedEditions(transaction, { user_uuid, at })
    if (form.utm !== null) await logSignup(transaction, { utm: form.utm, user_uuid, at })
    const referral = form.referral_code === '' ? form.referral : form.referral_code
    if (referral !== null) await noteReferral(transaction, { referral, user_uuid, at })
    return key
  })
}

/** Of several who register an address at once each takes the place of the one before. @throws EmailIsTaken */
async function write(deps: RegistrationDeps, registration: Registration): Promise<string> {
  try {
    return await writeOnce(deps, registration)
  } catch (error) {
    if (!(error instanceof EmailIsTaken)) throw error
    return writeOnce(deps, registration)
  }
}

/** A1.7, B7.3: a new client: company, account, carried choices, consents, mail and audit. */
export function registerOperation(deps: RegistrationDeps) {
  const { database, clock, throttle, directory, limits } = deps
  return handle(register, async (context, { body: form }) => {
    await throttle.admit(limits.registrations, context.address)
    await rejectUnknownCode(database.kysely, form.referral_code)
    if (form.password !== undefined) rejectCommonPassword('password', form.password)
    const location = await locationOf(form, { transaction: database.kysely, directory })
    const passwordHash =
      form.password === undefined ? null : await hashPassword(form.password, turnOf(context, form.email))
    const registration = { form, passwordHash, location, at: clock.now(), address: context.exactAddress }
    try {
      const registration_key = await write(deps, registration)
      return { nextStage: passwordHash === null ? ('reset_password' as const) : ('verify' as const), registration_key }
    } catch (error) {
      if (!(error instanceof EmailIsTaken)) throw error
      await notifyOwner(deps, form.email.toLowerCase())
      throw new HttpError(409, 'already_registered', alreadyRegistered(form.email))
    }
  })
}
