import type { Permission } from './permission.ts'

/**
 * True when `held` includes `wanted`; super_admin implies admin and every admin permission. Apart from the schemas,
 * because pages ask before the validation library is there.
 */
export function hasPermission(held: readonly Permission[], wanted: Permission): boolean {
  if (held.includes(wanted)) return true
  return held.includes('super_admin') && (wanted === 'admin' || wanted.startsWith('admin_'))
}
