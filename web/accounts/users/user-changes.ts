import type { User } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Input } from '../../platform/api/operation-types.ts'
import { samePermissions } from './granting.ts'

/** A person's account as the form holds it. */
export interface UserValues {
  readonly full_name: string
  readonly email: string
  readonly is_primary_contact: boolean
  /** In one order: given and taken again is no change. */
  readonly permissions: readonly Permission[]
  readonly reason: string
}

export function valuesOf({ full_name, email, is_primary_contact, permissions }: User): UserValues {
  return { full_name, email, is_primary_contact, permissions: permissions.toSorted(), reason: '' }
}

/** What of it differs from what was there before, as the call takes it. */
export function changesOf(values: UserValues, before: UserValues): Input<'accounts.saveUser'>['body'] {
  const { full_name, email, is_primary_contact, permissions, reason } = values
  return {
    ...(full_name.trim() !== before.full_name && { full_name }),
    ...(email.trim() !== before.email && { email }),
    ...(is_primary_contact !== before.is_primary_contact && { is_primary_contact }),
    ...(!samePermissions(permissions, before.permissions) && { permissions: [...permissions] }),
    reason: reason.trim() || undefined,
  }
}
