import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { saveEarlyAccess } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { sessionUser } from '../sessions/session-user.ts'
import { lockUser } from '../users/lock-user.ts'

/** What early access is for someone with these permissions; staff see what clients with early access see. */
function earlyAccessOf(permissions: readonly Permission[]): Permission {
  if (permissions.some((each) => each === 'client' || each === 'askbetty_client' || isStaffPermission(each))) {
    return 'client.early-access'
  }
  if (permissions.includes('virtualassistant')) return 'virtualassistant.early-access'
  throw new HttpError(403, 'forbidden', refusals.noPermission())
}

export function saveEarlyAccessOperation(deps: { database: Database; clock: Clock; sessions: SessionStore }) {
  const { database, clock, sessions } = deps
  return handle(saveEarlyAccess, async (context, { body: { early_access } }) => {
    const session = signedIn(context)
    const uuid = session.user_uuid
    const permissions = await database.kysely.transaction().execute(async (transaction) => {
      const granted = (await lockUser(transaction, uuid)).permissions as Permission[]
      const permission = earlyAccessOf(granted)
      if (granted.includes(permission) === early_access) return granted
      const after = early_access ? [...granted, permission] : granted.filter((each) => each !== permission)
      await transaction.updateTable('users').set({ permissions: after }).where('uuid', '=', uuid).execute()
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: uuid,
        action: 'permissions.changed',
        entity: `user:${uuid}`,
        details: early_access ? { given: [permission], taken: [] } : { given: [], taken: [permission] },
      })
      await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
      return after
    })
    sessions.evict(uuid)
    return { user: sessionUser({ ...session, permissions }) }
  })
}
