import { changePassword } from '@talentplace/contract/accounts/passwords/password.routes'
import type { Clock } from '../../../platform/clock/clock.ts'
import { handle, signedIn } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/http-error.ts'
import { checkOwnPassword, type OwnPasswordDeps } from './check-own-password.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password.ts'
import { setPassword, type PasswordDeps } from './set-password.ts'

/** B9.6: one's own password; the session that changes it stays, every other one ends. */
export function changePasswordOperation(deps: PasswordDeps & OwnPasswordDeps & { clock: Clock }) {
  const { database, clock, sessions } = deps
  return handle(changePassword, async (context, { body }) => {
    const { user_uuid, email } = signedIn(context)
    if (body.email.toLowerCase() !== email) throw notFound()
    refuseCommonPassword('newPassword', body.newPassword)
    const owner = await checkOwnPassword(deps, context, { field: 'oldPassword', password: body.oldPassword })
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
