import type { DeletionRequest } from '@talentplace/contract/desk/personal-data/deletion-request.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Requests with whose they are. */
export function foundRequests(database: Kysely<Tables>) {
  return database.selectFrom('deletion_requests').innerJoin('users', 'users.uuid', 'deletion_requests.user_uuid')
}

export const requestColumns = [
  'deletion_requests.uuid',
  'deletion_requests.user_uuid',
  'deletion_requests.state',
  'deletion_requests.asked_date',
  'deletion_requests.done_date',
  'deletion_requests.version',
  'users.full_name',
  'users.email',
  'users.permissions',
  'users.deleted_date',
] as const

interface Found extends Omit<DeletionRequest, 'asked_date' | 'done_date' | 'email' | 'kind'> {
  readonly asked_date: Date
  readonly done_date: Date | null
  readonly email: string
  readonly permissions: string[]
  readonly deleted_date: Date | null
}

function kindOf(permissions: readonly Permission[]): DeletionRequest['kind'] {
  if (permissions.some(isStaffPermission)) return 'staff'
  if (hasPermission(permissions, 'virtualassistant')) return 'assistant'
  return hasPermission(permissions, 'client') ? 'client' : 'other'
}

/** A request as staff see it; someone who was deleted has no address. */
export function toRequestView({ permissions, deleted_date, email, ...row }: Found): DeletionRequest {
  return {
    ...row,
    email: deleted_date === null ? email : null,
    kind: kindOf(permissions as Permission[]),
    asked_date: row.asked_date.toISOString(),
    done_date: row.done_date?.toISOString() ?? null,
  }
}
