import type { Permission } from '@talentplace/contract/shared/permission'
import type { RoleArea } from '../navigation/paths.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

/** Where a signed-in person's own pages are: admin, then VA, then client (0.1). */
export function roleArea(permissions: readonly Permission[]): RoleArea {
  if (hasPermission(permissions, 'admin')) return 'admin'
  return hasPermission(permissions, 'virtualassistant') ? 'va' : 'client'
}
