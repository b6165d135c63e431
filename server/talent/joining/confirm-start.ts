import { confirmStart } from '@talentplace/contract/talent/joining/start.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { rejectCommonPassword } from '../../accounts/stored-passwords/common-passwords.ts'
import { turnOf } from '../../accounts/stored-passwords/hash-queue.ts'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { addApplicantAccount } from '../../accounts/registration/add-applicant-account.ts'
import { deviceWords } from '../../accounts/sessions/device-words.ts'
import { sessionUser } from '../../accounts/sessions/session-user.ts'
import { createApplication } from '../applications/create-application.ts'
import { matchStart, type ApplicationStart } from '../applications/start-codes.ts'
import { addApplicant } from '../assistants/add-applicant.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { JoiningDeps } from './joining-deps.ts'

const wrongCode = () =>
  new HttpError(
    400,
    'wrong_code',
    'This code or link is not valid or no longer valid. If you have used it already, sign in; otherwise ask for a new code.',
  )

const taken = () =>
  new HttpError(
    409,
    'already_registered',
    'This address has an account by now. Sign in with it, or use another address.',
  )

function locationIn({ country, state_prov, city, latitude, longitude, timezone }: ApplicationStart) {
  return { country, state_prov, city, latitude, longitude, timezone }
}

/** C6.1: the mailbox is proven: account, profile and application are there at once, and whoever proved it is signed in. */
export function confirmStartOperation(deps: JoiningDeps) {
  const { database, clock, throttle, limits, sessions, records } = deps
  return handle(confirmStart, async (context, { body }) => {
    rejectCommonPassword('password', body.password)
    await throttle.admit(limits.codeTries, context.address)
    const at = clock.now()
    const email = body.email.toLowerCase()
    const start = await matchStart(database, { email, given: body.verification_key, now: at })
    if (start === null) throw wrongCode()
    await throttle.takeBack(limits.codeTries, context.address)
    const passwordHash = await hashPassword(body.password, turnOf(context, email))
    return database.kysely.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('application_starts')
        .where('email', '=', email)
        .where('code_hash', '=', start.code_hash)
        .executeTakeFirst()
      if (used.numDeletedRows === 0n) throw wrongCode()
      const location = locationIn(start)
      const account = await addApplicantAccount(transaction, { ...start, location, passwordHash, at })
      if (account === null) throw taken()
      const { uuid: user_uuid, full_name } = account
      await records.retainAgreedEditions(transaction, { user_uuid, at })
      const virtualassistant_uuid = await addApplicant(transaction, { user_uuid, full_name, place: location, at })
      await createApplication(transaction, {
        virtualassistant_uuid,
        data_version: start.data_version,
        by: user_uuid,
        at,
      })
      const origin = { device: deviceWords(context.userAgent), address: context.exactAddress }
      const token = await sessions.startByPassword(user_uuid, passwordHash, { origin, transaction })
      if (token === null) throw taken()
      const permissions = account.permissions as Permission[]
      return { token, user: sessionUser({ ...account, user_uuid, permissions, must_set_up_two_step: false }) }
    })
  })
}
