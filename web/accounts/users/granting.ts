import { hasPermission } from '@talentplace/contract/shared/has-permission'
import {
  earlyAccessPermissions,
  isStaffPermission,
  permissionBundles,
  type Permission,
} from '@talentplace/contract/shared/permission'

export const bundles = permissionBundles
export type Bundle = (typeof permissionBundles)[number]

const ownChoices: readonly Permission[] = earlyAccessPermissions

/** Whether someone with these permissions may give or take the one: nobody gives what they lack, or another's choice. */
export function mayGrant(own: readonly Permission[], permission: Permission): boolean {
  if (ownChoices.includes(permission)) return false
  return !isStaffPermission(permission) || hasPermission(own, permission)
}

export function mayGrantBundle(own: readonly Permission[], bundle: Bundle): boolean {
  return bundle.permissions.every((permission) => mayGrant(own, permission))
}

/** Whether someone with these permissions may change an account at all: nobody touches one that may do more. */
export function reaches(own: readonly Permission[], granted: readonly Permission[]): boolean {
  return granted.every((each) => !isStaffPermission(each) || hasPermission(own, each))
}

/** How much of a bundle a person holds. */
export function grantedPartOf(granted: readonly Permission[], bundle: Bundle): 'all' | 'some' | 'none' {
  const has = bundle.permissions.filter((permission) => permission !== 'admin' && granted.includes(permission))
  if (has.length === 0) return 'none'
  return has.length === bundle.permissions.length - 1 ? 'all' : 'some'
}

/** Gives or takes one permission. Every staff permission comes with `admin`, and all of them go with it. */
export function withPermission(granted: readonly Permission[], permission: Permission, given: boolean): Permission[] {
  if (given) {
    const also: Permission[] = isStaffPermission(permission) ? ['admin', permission] : [permission]
    return [...new Set([...granted, ...also])]
  }
  return granted.filter((each) => each !== permission && !(permission === 'admin' && isStaffPermission(each)))
}

/** Gives a whole bundle, or takes what of it no other bundle that is held in full asks for. */
export function withBundle(granted: readonly Permission[], bundle: Bundle, given: boolean): Permission[] {
  if (given) return [...new Set([...granted, ...bundle.permissions])]
  const others = permissionBundles.filter((other) => other !== bundle && grantedPartOf(granted, other) === 'all')
  const needed = new Set<Permission>(others.flatMap(({ permissions }) => permissions))
  const taken = new Set<Permission>(bundle.permissions.filter((each) => each !== 'admin' && !needed.has(each)))
  const left = granted.filter((each) => !taken.has(each))
  return left.some((each) => each !== 'admin' && isStaffPermission(each))
    ? left
    : left.filter((each) => each !== 'admin')
}

/** The same permissions, in whatever order. */
export function samePermissions(one: readonly Permission[], other: readonly Permission[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}
