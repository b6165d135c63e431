import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { paths } from '../../platform/navigation/paths.ts'

/** 0.1: the home page of a signed-in person: admin, then VA, then client, then the root. */
export function homePath(permissions: readonly Permission[]): string {
  if (hasPermission(permissions, 'admin')) return paths.adminHome()
  if (hasPermission(permissions, 'virtualassistant')) return paths.vaHome()
  if (hasPermission(permissions, 'client')) return paths.clientHome()
  return paths.home()
}
