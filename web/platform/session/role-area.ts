import type { Permission } from '@talentplace/contract/shared/permission'
import type { RoleArea } from '../navigation/paths.ts'
import { holds } from '@talentplace/contract/shared/holds'

/** Where a signed-in person's own pages are: admin, then VA, then client (0.1). */
export function roleArea(permissions: readonly Permission[]): RoleArea {
  if (holds(permissions, 'admin')) return 'admin'
  return holds(permissions, 'virtualassistant') ? 'va' : 'client'
}
