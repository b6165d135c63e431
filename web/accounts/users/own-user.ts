import type { User } from '@talentplace/contract/accounts/users/user.routes'

/** A person with what only they and staff may see. */
export type OwnUser = User & Required<Pick<User, 'full'>>

export function isOwnUser(user: User): user is OwnUser {
  return user.full !== undefined
}
