import type { Permission } from './permission.ts'

/**
 * True when `held` includes `wanted`; super_admin implies admin and every admin permission. Apart from the schemas,
 * because pages ask before the validation library is there.
 */
export function hasPermission(granted: readonly Permission[], wanted: Permission): boolean {
  if (granted.includes(wanted)) return true
  return granted.includes('super_admin') && (wanted === 'admin' || wanted.startsWith('admin_'))
}
