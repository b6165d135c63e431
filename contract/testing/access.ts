import type { operations } from '../operations.ts'
import { permissions, type Permission } from '../shared/permission.ts'

/** An operation by its key in `operations`. */
export type OperationKey = keyof typeof operations

type StaffPermission = Extract<Permission, `admin_${string}`>
export const staffPermissions = permissions.filter((each): each is StaffPermission => each.startsWith('admin_'))

/** Everybody who can call, each kind once. `admin with …`: an admin with that one permission. */
export type Actor =
  | 'visitor'
  | 'primary contact'
  | 'secondary contact'
  | 'other client'
  | 'assistant'
  | 'admin'
  | 'impersonating admin'
  | `admin with ${StaffPermission}`
  | 'super admin'
  | 'ended session'
  | 'invented token'

export const actors: readonly Actor[] = [
  'visitor',
  'primary contact',
  'secondary contact',
  'other client',
  'assistant',
  'admin',
  'impersonating admin',
  ...staffPermissions.map((each): Actor => `admin with ${each}`),
  'super admin',
  'ended session',
  'invented token',
]

/** The status each actor is answered with; `others` are those not named. Staff in a client's place get 403 where they aren't named. */
export type Expected = Partial<Record<Actor, number>> & { readonly others: number }

/** The status this actor is to be answered with. */
export function statusFor(expected: Expected, actor: Actor): number {
  return expected[actor] ?? (actor === 'impersonating admin' ? 403 : expected.others)
}

/**
 * Whose the object of the call is. For someone without objects of their own, `own` and `foreign` are those of two
 * different others.
 */
export interface AccessRow {
  readonly own: Expected
  readonly foreign?: Expected
  readonly absent?: Expected
}
