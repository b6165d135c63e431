import type { QueryClient } from '@tanstack/react-query'
import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { firstRead, startReads } from '../platform/api/query.ts'
import { sessionState } from '../platform/session/session-store.ts'
import type { PageRoute } from './routes/route.ts'
import { menuArea } from './shell/menu-area.ts'
import { besideFits } from './shell/navigation-width.ts'

/**
 * Asks for what the page a person arrives at shows first, where it is drawn by the browser alone, and for what stands above and
 * beside every page, while its code is still being read: otherwise each would be asked for only once it is drawn, one round after
 * the other.
 */
export async function readAtArrival(queryClient: QueryClient, { path, reads }: PageRoute): Promise<void> {
  const { user } = sessionState.read()
  startReads(queryClient, [firstRead('configuration.getUserConfig', {})])
  if (user?.client_uuid && hasPermission(user.permissions, 'client') && mayDo(user.colleague_role, 'money')) {
    startReads(queryClient, [firstRead('checkout.listWaitingPayments', {})])
  }
  if (user && menuArea(path, user.permissions) === 'va' && besideFits()) {
    startReads(queryClient, [firstRead('operations.getAssistantHome', {})])
  }
  // A part of the product that doesn't come is told by the page itself.
  startReads(queryClient, (await Promise.resolve(reads?.(user)).catch(() => [])) ?? [])
}
