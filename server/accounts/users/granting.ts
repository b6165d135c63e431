import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { earlyAccessPermissions, isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'
import { invalidField, HttpError } from '../../platform/http/http-error.ts'

const clientRoles: readonly Permission[] = ['client', 'askbetty_client']
const ownChoices: readonly Permission[] = earlyAccessPermissions

/** Permissions as they are stored: each once; any staff permission comes with `admin`. */
function complete(permissions: readonly Permission[]): Permission[] {
  const whole = new Set(permissions)
  if (permissions.some(isStaffPermission)) whole.add('admin')
  return [...whole]
}

/** One account is one kind of person: rights of two kinds would let one reach past the other's limits. */
function checkKind(permissions: readonly Permission[], clientUuid: string | null): void {
  const isClient = permissions.some((each) => clientRoles.includes(each))
  const kinds = [isClient, permissions.includes('virtualassistant'), permissions.some(isStaffPermission)]
  if (kinds.filter(Boolean).length > 1) {
    throw invalidField('permissions', 'An account is a client, an assistant or staff: choose one')
  }
  if (isClient && clientUuid === null) throw invalidField('permissions', 'A client belongs to a company')
  if (!isClient && clientUuid !== null) throw invalidField('permissions', 'A contact of a company is a client')
}

/** Nobody touches an account that may do more than they may. @throws HttpError 403 */
export function checkReach(granter: readonly Permission[], granted: readonly Permission[]): void {
  if (granted.every((each) => !isStaffPermission(each) || hasPermission(granter, each))) return
  throw new HttpError(403, 'more_than_you_hold', 'This account has permissions that you don’t have.')
}

/**
 * What an account will hold after `granter` asked for `wanted`: staff permissions are given and taken only by who holds
 * them, and early access stays the person's own choice.
 * @throws HttpError 403 or 400
 */
export function grantedPermissions(
  granter: readonly Permission[],
  account: { permissions: readonly Permission[]; client_uuid: string | null },
  wanted: readonly Permission[],
): Permission[] {
  const before = account.permissions
  const retained = before.filter((each) => ownChoices.includes(each))
  const after = complete([...wanted.filter((each) => !ownChoices.includes(each)), ...retained])
  const moved = [...after.filter((each) => !before.includes(each)), ...before.filter((each) => !after.includes(each))]
  if (!moved.every((each) => !isStaffPermission(each) || hasPermission(granter, each))) {
    throw new HttpError(403, 'more_than_you_hold', 'You can give and take only permissions that you have yourself.')
  }
  checkKind(after, account.client_uuid)
  return after
}
