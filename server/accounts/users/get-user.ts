import { getUser } from '@talentplace/contract/accounts/users/user.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isUserStaff, toUserView, visibleUser } from './user-row.ts'

async function readFully(database: Database, uuid: string, now: Date) {
  const { last_seen, ...row } = await database.kysely
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('user_uuid', '=', 'users.uuid').on('expires', '>', now).on('impersonator_uuid', 'is', null),
    )
    .select((select) => [
      select.fn.count<number>('token_hash').as('active_sessions'),
      select.fn.max<Date | null>('last_used').as('last_seen'),
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<boolean>`exists (select from two_factors
        where two_factors.user_uuid = users.uuid and confirmed_date is not null)`.as('has_two_step'),
    ])
    .select(['phone_number', 'phone_extension', 'city', 'state_prov', 'country', 'timezone'])
    .where('users.uuid', '=', uuid)
    .groupBy('users.uuid')
    .executeTakeFirstOrThrow()
  return { ...row, last_seen: last_seen?.toISOString() ?? null }
}

export function getUserOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(getUser, async (context, { params, query }) => {
    const session = signedIn(context)
    const user = toUserView(await visibleUser(database, session, params.uuid))
    if (!query.full || !(isUserStaff(session) || user.uuid === session.user_uuid)) return user
    return { ...user, full: await readFully(database, user.uuid, clock.now()) }
  })
}
