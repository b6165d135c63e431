import type { Permission } from './permission.ts'

/** What makes a member of staff wait before they are the second person. */
export const accessChangeKinds = ['granted', 'email_changed', 'password_reset', 'two_step_reset'] as const
export type AccessChangeKind = (typeof accessChangeKinds)[number]

/** Why someone waits: a change of their own account, or one that they made of an author's. */
export const secondPersonReasons = [...accessChangeKinds, 'author_changed'] as const
export type SecondPersonReason = (typeof secondPersonReasons)[number]

/** What takes a second person: the permission for it, and what someone with it does. */
export const secondPersonActs = {
  release_payout: { permission: 'admin_finance.edit', does: 'release payouts' },
  approve_adjustment: { permission: 'admin_finance.edit', does: 'approve adjustments of this amount' },
  approve_manual_refund: { permission: 'admin_finance.edit', does: 'approve refunds of this amount' },
  approve_deletion: { permission: 'admin_user.edit', does: 'approve deletion requests' },
} as const satisfies Readonly<Record<string, { permission: Permission; does: string }>>
export type SecondPersonAct = keyof typeof secondPersonActs
export type SecondPersonPermission = (typeof secondPersonActs)[SecondPersonAct]['permission']

const accessTo: Readonly<Record<SecondPersonPermission, string>> = {
  'admin_finance.edit': 'payments',
  'admin_user.edit': 'accounts',
}
export const secondPersonPermissions = Object.keys(accessTo) as SecondPersonPermission[]

/** What someone waits for, as they or a colleague read it: `your password was reset`. */
export function secondPersonReasonText(
  act: SecondPersonAct,
  reason: SecondPersonReason,
  whose: 'your' | 'their',
): string {
  switch (reason) {
    case 'author_changed':
      return `${whose === 'your' ? 'you' : 'they'} changed the account of whoever prepared it`
    case 'granted':
      return `${whose === 'your' ? 'you' : 'they'} were given access to ${accessTo[secondPersonActs[act].permission]}`
    case 'email_changed':
      return `${whose} email address was changed`
    case 'password_reset':
      return `${whose} password was reset`
    case 'two_step_reset':
      return `${whose} two-step sign-in was reset`
  }
}
