import type { User } from '@talentplace/contract/accounts/users/user.routes'
import { bundles, grantedPartOf } from './granting.ts'

/** What a person is in the product, in a few words: `Staff: Support, Finance`, `Client, primary contact`. */
export function roleText({
  permissions,
  is_primary_contact,
}: Pick<User, 'permissions' | 'is_primary_contact'>): string {
  if (permissions.includes('super_admin')) return 'Super administrator'
  const roles: string[] = []
  if (permissions.includes('admin')) {
    const whole = bundles.filter((bundle) => grantedPartOf(permissions, bundle) === 'all').map(({ title }) => title)
    roles.push(whole.length === 0 ? 'Staff' : `Staff: ${whole.join(', ')}`)
  }
  if (permissions.includes('virtualassistant')) roles.push('Virtual assistant')
  if (permissions.includes('client') || permissions.includes('askbetty_client')) {
    roles.push(is_primary_contact ? 'Client, primary contact' : 'Client')
  }
  return roles.length === 0 ? 'No access' : roles.join('; ')
}
