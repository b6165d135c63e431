import { resetPassword } from '@talentplace/contract/accounts/passwords/password.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../../platform/clock/clock.ts'
import { recordAccessChange, type AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { handle } from '../../platform/http/handler.ts'
import { verifyCode, type CodeDeps } from '../codes/verify-code.ts'
import { rejectCommonPassword } from '../stored-passwords/common-passwords.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import { hashPassword } from '../stored-passwords/password.ts'
import { confirmAccount } from '../registration/confirm-account.ts'
import type { RegistrantRecords } from '../registration/entered-details.ts'
import { findOpenRegistration, isAdopted, isByRegistrant } from '../registration/open-registration.ts'
import { setPassword, type PasswordDeps } from './set-password.ts'

/**
 * A1.9: a mailed code or link proves the mailbox, so the email counts as verified too. A password that waited with the
 * registration counts for nothing then; with it goes what else was entered, unless this is who registered or the owner
 * has said that it is theirs.
 */
export function resetPasswordOperation(
  deps: CodeDeps & PasswordDeps & { clock: Clock; records: RegistrantRecords; alertFinanceStaff: AlertFinanceStaff },
) {
  const { database, clock, sessions, records, alertFinanceStaff } = deps
  return handle(resetPassword, async (context, { body }) => {
    rejectCommonPassword('password', body.password)
    const matched = await verifyCode(deps, {
      email: body.email,
      text: body.resetPasswordToken,
      address: context.address,
      purposesOf: () => ['reset'],
    })
    const { owner, isCode, use } = matched
    const passwordHash = await hashPassword(body.password, turnOf(context, body.email))
    const registration = await findOpenRegistration(database.kysely, owner.uuid)
    // A registration with a password is confirmed with its own code; this one was asked for by whoever forgot it.
    const given = {
      isCode: isCode && registration?.password_hash === null,
      address: context.exactAddress,
      turn: turnOf(context, body.email),
    }
    const same =
      isAdopted(registration) ||
      (await isByRegistrant(registration, { registration_key: body.registration_key }, given))
    await database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const confirms = owner.verified_date === null
      if (confirms) await confirmAccount(records, transaction, matched, { isByRegistrant: same, at })
      else await use(transaction)
      const full_name = confirms && !same ? null : owner.full_name
      const how = owner.password_hash === null ? 'chosen' : 'reset'
      await setPassword(deps, transaction, { ...owner, full_name }, { passwordHash, at, how, keep: null })
      if (how === 'chosen') return
      const { permissions } = await transaction
        .selectFrom('users')
        .select('permissions')
        .where('uuid', '=', owner.uuid)
        .executeTakeFirstOrThrow()
      await recordAccessChange(transaction, alertFinanceStaff, {
        user_uuid: owner.uuid,
        kind: 'password_reset',
        changed_by: owner.uuid,
        at,
        permissions: permissions as Permission[],
      })
    })
    sessions.evict(owner.uuid)
    return {}
  })
}
