import { deleteUser } from '@talentplace/contract/accounts/users/user.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { closeAccount } from './close-account.ts'
import { checkReach } from './granting.ts'
import { lockUser } from './lock-user.ts'
import { lockClient } from './primary-contact.ts'
import { sayConflict } from './user-conflict.ts'
import { visibleUser, type UserRow } from './user-row.ts'

/** @throws HttpError 409 while something still rests on the account */
async function checkNothingRests(transaction: Transaction<Tables>, user: UserRow): Promise<void> {
  const assistant = await transaction
    .selectFrom('assistants')
    .select('id')
    .where('user_uuid', '=', user.uuid)
    .where('state', 'in', assistantStates.sets.working)
    .executeTakeFirst()
  if (assistant) {
    throw new HttpError(409, 'active_assistant', 'This assistant can still be found. Make them inactive first.')
  }
  if (!user.is_primary_contact || user.client_uuid === null) return
  const colleague = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('client_uuid', '=', user.client_uuid)
    .where('uuid', '<>', user.uuid)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  if (colleague) {
    throw new HttpError(409, 'primary_contact', 'Make someone else the primary contact of this client first.')
  }
}

export function deleteUserOperation(deps: { database: Database; clock: Clock; sessions: SessionStore }) {
  const { database, clock, sessions } = deps
  return handle(deleteUser, async (context, { params: { uuid }, query: { reason } }) => {
    const session = signedIn(context)
    const { client_uuid } = await visibleUser(database, session, uuid)
    if (uuid === session.user_uuid) throw new HttpError(409, 'own_account', 'You can’t close your own account.')
    await database.kysely
      .transaction()
      .execute(async (transaction) => {
        if (client_uuid !== null) await lockClient(transaction, client_uuid)
        const user = await lockUser(transaction, uuid)
        checkReach(session.permissions, user.permissions as Permission[])
        await checkNothingRests(transaction, user)
        await closeAccount(sessions, transaction, user, {
          at: clock.now(),
          actor_uuid: session.user_uuid,
          reason: reason || null,
        })
      })
      .catch(sayConflict)
    sessions.evict(uuid)
    return {}
  })
}
