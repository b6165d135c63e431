import { useSession } from '../../platform/session/session.ts'
import { earlyAccessStatus } from './may-join.ts'
import { promptPath } from './prompt-address.ts'

/** Where the signed-in person is offered early access, from their home page; null for those it isn't offered to. */
export function useEarlyAccessOffer(home: string): string | null {
  const { user } = useSession()
  return user !== null && earlyAccessStatus(user.permissions) === 'may-join' ? promptPath(home) : null
}
