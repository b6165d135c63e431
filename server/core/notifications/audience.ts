import type { Audience } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import {
  notificationRoleTitles,
  type NotificationRole,
} from '@talentplace/contract/core/notifications/notification-types'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { Listeners } from '../../platform/realtime/announcement.ts'

/** An audience as it is stored: one person, a role, or neither for everybody. */
export interface StoredAudience {
  readonly user_uuid: string | null
  readonly role: string | null
}

export function storedAudience(audience: Audience): StoredAudience {
  return {
    user_uuid: audience.kind === 'user' ? audience.user_uuid : null,
    role: audience.kind === 'role' ? audience.role : null,
  }
}

export function audienceOf({ user_uuid, role }: StoredAudience): Audience {
  if (user_uuid !== null) return { kind: 'user', user_uuid }
  return role === null ? { kind: 'all' } : { kind: 'role', role: role as NotificationRole }
}

/** The audience in words; `name` is the person's, where it is one. */
export function audienceTitle({ user_uuid, role }: StoredAudience, name: string | null): string {
  if (user_uuid !== null) return name ?? 'Someone without an account'
  return role === null ? 'Everybody with an account' : notificationRoleTitles[role as NotificationRole]
}

/** The rows of `users` that belong to the audience. Super administrators are staff too. */
export function isInAudience({ user_uuid, role }: StoredAudience): RawBuilder<boolean> {
  if (user_uuid !== null) return sql<boolean>`users.uuid = ${user_uuid}`
  if (role === null) return sql<boolean>`true`
  const granted = role === 'admin' ? ['admin', 'super_admin'] : [role]
  return sql<boolean>`users.permissions && ${granted}::text[]`
}

export function listenersOf({ user_uuid, role }: StoredAudience): Listeners {
  if (user_uuid !== null) return { users: [user_uuid] }
  return role === null ? 'signed_in' : { permission: role as NotificationRole }
}

/** @throws HttpError 400 at the field for a person who has no account */
export async function requireAudience(database: Kysely<Tables>, { user_uuid }: StoredAudience): Promise<void> {
  if (user_uuid === null) return
  const person = await database
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', user_uuid)
    .where('deleted_date', 'is', null)
    .executeTakeFirst()
  if (!person) throw invalidField('audience.user_uuid', 'Choose a person with an account')
}
