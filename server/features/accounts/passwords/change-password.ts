import { changePassword } from '@talentplace/contract/accounts/passwords/password.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { invalidField, notFound } from '../../../platform/http/http-error.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { setPassword, type PasswordDeps } from './set-password.ts'

/** B9.6: one's own password; the session that changes it stays, every other one ends. */
export function changePasswordOperation(
  deps: PasswordDeps & { database: Database; clock: Clock; throttle: Throttle; limits: AccountLimits },
) {
  const { database, clock, sessions, throttle, limits } = deps
  return handle(changePassword, async (context, { body }) => {
    const { user_uuid, email } = signedIn(context)
    if (body.email.toLowerCase() !== email) throw notFound()
    refuseCommonPassword('newPassword', body.newPassword)
    // Who holds someone's open session may guess at the password as little as who doesn't.
    const pair = `${email} ${context.address}`
    await throttle.admit(limits.loginPair, pair)
    const owner = await database.kysely
      .selectFrom('users')
      .select(['uuid', 'email', 'full_name', 'password_hash'])
      .where('uuid', '=', user_uuid)
      .executeTakeFirst()
    if (!owner || !(await isPasswordOf(owner.password_hash, body.oldPassword))) {
      throw invalidField('oldPassword', 'Your current password is incorrect.')
    }
    await throttle.takeBack(limits.loginPair, pair)
    const passwordHash = await hashPassword(body.newPassword)
    await database.kysely
      .transaction()
      .execute((transaction) =>
        setPassword(deps, transaction, owner, { passwordHash, at: clock.now(), how: 'changed', keep: context.token }),
      )
    sessions.forget(user_uuid)
    return {}
  })
}
