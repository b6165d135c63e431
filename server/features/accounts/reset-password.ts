import { resetPassword } from '@talentplace/contract/accounts/password.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import { handle } from '../../platform/http/handler.ts'
import { matchCode, type CodeParts } from './codes/match-code.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password.ts'
import { setPassword, type PasswordParts } from './set-password.ts'

/** A1.9: a mailed code proves the mailbox, so the e-mail counts as verified too. */
export function resetPasswordOperation(parts: CodeParts & PasswordParts & { clock: Clock }) {
  const { database, clock, sessions } = parts
  return handle(resetPassword, async (context, { body }) => {
    refuseCommonPassword('password', body.password)
    const { owner, use } = await matchCode(parts, {
      email: body.email,
      text: body.resetPasswordToken,
      address: context.address,
      purposesOf: () => ['reset'],
    })
    const passwordHash = await hashPassword(body.password)
    await database.kysely.transaction().execute(async (transaction) => {
      await use(transaction)
      const at = clock.now()
      await setPassword(parts, transaction, owner, { passwordHash, at, how: 'reset', keep: null })
      if (owner.verified_date !== null) return
      await transaction.updateTable('users').set({ verified_date: at }).where('uuid', '=', owner.uuid).execute()
    })
    sessions.forget(owner.uuid)
    return {}
  })
}
