import { changePassword } from '@talentplace/contract/accounts/passwords/password.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { requireSecondStep } from '../two-step/require-second-step.ts'
import type { SecondStepDeps } from '../two-step/second-step.ts'
import { checkOwnPassword, type OwnPasswordDeps } from '../stored-passwords/check-own-password.ts'
import { rejectCommonPassword } from '../stored-passwords/common-passwords.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import { setPassword, type PasswordDeps } from './set-password.ts'

/** B9.6: one's own password; the session that changes it stays, every other one ends. */
export function changePasswordOperation(deps: PasswordDeps & OwnPasswordDeps & SecondStepDeps) {
  const { database, clock, sessions } = deps
  return handle(changePassword, async (context, { body }) => {
    const { user_uuid, email } = signedIn(context)
    if (body.email.toLowerCase() !== email) throw notFound()
    rejectCommonPassword('newPassword', body.newPassword)
    const owner = await checkOwnPassword(deps, context, { field: 'oldPassword', password: body.oldPassword })
    const { use } = await requireSecondStep(deps, context, { owner, code: body.code })
    const passwordHash = await hashPassword(body.newPassword, turnOf(context, email))
    await database.kysely.transaction().execute(async (transaction) => {
      await setPassword(deps, transaction, owner, {
        passwordHash,
        at: clock.now(),
        how: 'changed',
        keep: context.token,
      })
      await use(transaction)
    })
    sessions.evict(user_uuid)
    return {}
  })
}
