import { login } from '@talentplace/contract/accounts/session.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { Limit, Throttle } from '../../platform/throttle/throttle.ts'
import { isPasswordOf } from './password.ts'
import { sessionUser } from './session-user.ts'

export interface LoginLimits {
  /** Failures of one e-mail from one address: an owner elsewhere is never locked out by a stranger. */
  readonly pair: Limit
  /** Failures of one address over all e-mails. */
  readonly address: Limit
}

/** Signs in; an unknown address and a wrong password answer alike, in bytes and in time. */
export function loginOperation(parts: {
  database: Database
  sessions: SessionStore
  throttle: Throttle
  limits: LoginLimits
}) {
  const { database, sessions, throttle, limits } = parts
  return handle(login, async (context, { body }) => {
    const email = body.email.toLowerCase()
    const pair = `${email} ${context.address}`
    // The pair first: tries that its own limit refuses don't use up what the whole address has.
    await throttle.admit(limits.pair, pair)
    await throttle.admit(limits.address, context.address)
    const user = await database.kysely.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    if (!(await isPasswordOf(user?.password_hash, body.password)) || !user) {
      throw new Refusal(401, 'wrong_credentials', 'The e-mail or the password is not right.')
    }
    await throttle.clear(limits.pair, pair)
    await throttle.takeBack(limits.address, context.address)
    const token = await sessions.begin(user.uuid)
    return {
      token,
      user: sessionUser({
        user_uuid: user.uuid,
        full_name: user.full_name,
        email: user.email,
        permissions: user.permissions as Permission[],
        avatar_id: user.avatar_id,
        client_uuid: user.client_uuid,
        is_primary_contact: user.is_primary_contact,
      }),
    }
  })
}
