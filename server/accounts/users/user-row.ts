import type { User } from '@talentplace/contract/accounts/users/user.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Everybody whose account is open, with their company. */
export function openAccounts(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('users')
    .leftJoin('clients', 'clients.uuid', 'users.client_uuid')
    .where('users.deleted_date', 'is', null)
}

export const userColumns = [
  'users.uuid',
  'users.full_name',
  'users.email',
  'users.permissions',
  'users.avatar_id',
  'users.client_uuid',
  'users.is_primary_contact',
  'users.created_date',
  'clients.company',
] as const

export interface UserRow {
  readonly uuid: string
  readonly full_name: string
  readonly email: string
  readonly permissions: string[]
  readonly avatar_id: number
  readonly client_uuid: string | null
  readonly is_primary_contact: boolean
  readonly created_date: Date
  readonly company: string | null
}

export function toUserView(row: UserRow): User {
  return { ...row, permissions: row.permissions as Permission[], created_date: row.created_date.toISOString() }
}

/** True for staff who see everybody's account. */
export function isUserStaff({ permissions }: Session): boolean {
  return hasPermission(permissions, 'admin_user.view') || canEditUsers({ permissions })
}

/** True for staff who add, change and close accounts. */
export function canEditUsers({ permissions }: Pick<Session, 'permissions'>): boolean {
  return hasPermission(permissions, 'admin_user.edit')
}

/** The company whose people the caller may see; null: none. */
export function companyOf(session: Session): string | null {
  const isClient = hasPermission(session.permissions, 'client') || hasPermission(session.permissions, 'askbetty_client')
  return isClient ? session.client_uuid : null
}

/** The person when the caller may see them: oneself, one's own company's people, or (staff) anybody; else 404. */
export async function visibleUser(database: Database, session: Session, uuid: string): Promise<UserRow> {
  const company = companyOf(session)
  const row = await openAccounts(database.kysely).select(userColumns).where('users.uuid', '=', uuid).executeTakeFirst()
  const visible =
    row !== undefined &&
    (row.uuid === session.user_uuid || isUserStaff(session) || (company !== null && row.client_uuid === company))
  if (!visible) throw notFound()
  return row
}
