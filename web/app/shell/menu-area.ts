import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

export type MenuArea = 'client' | 'va' | 'admin'

const areas = [
  { area: 'admin', permission: 'admin' },
  { area: 'va', permission: 'virtualassistant' },
  { area: 'client', permission: 'client' },
] as const

/** Whose navigation stands beside a page: that of the path's area, where the person belongs to it, else that of their home. */
export function menuArea(pathname: string, permissions: readonly Permission[]): MenuArea | null {
  const own = areas.filter(({ permission }) => hasPermission(permissions, permission))
  return (own.find(({ area }) => pathname.startsWith(`/${area}/`)) ?? own[0])?.area ?? null
}

/** The home page of an area. */
export function areaHome(area: MenuArea): string {
  return `/${area}/home`
}
