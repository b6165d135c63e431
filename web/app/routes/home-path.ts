import type { Permission } from '@talentplace/contract/shared/permission'
import { holds } from '@talentplace/contract/shared/holds'
import { paths } from '../../platform/navigation/paths.ts'

/** 0.1: the home page of a signed-in person: admin, then VA, then client, then the root. */
export function homePath(permissions: readonly Permission[]): string {
  if (holds(permissions, 'admin')) return paths.adminHome()
  if (holds(permissions, 'virtualassistant')) return paths.vaHome()
  if (holds(permissions, 'client')) return paths.clientHome()
  return paths.home()
}
