import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { useSession } from '../../platform/session/session.ts'

/** A2.8: these have the feature without its flag. */
const always = ['admin', 'client.beta', 'virtualassistant.beta'] as const

/** Has the signed-in person discussions? By the flag; staff and beta always. */
export function useHasDiscussions(): boolean {
  const { user } = useSession()
  const isOn = useFlag('discussions')
  return user !== null && (isOn || always.some((each) => hasPermission(user.permissions, each)))
}
