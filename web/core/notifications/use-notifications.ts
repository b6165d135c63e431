import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../platform/api/api-failure.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useSession } from '../../platform/session/session.ts'
import { mostRecent } from './recent-reads.ts'

/** A2.8: these have the feature without its flag. */
const always = ['admin', 'client.beta', 'virtualassistant.beta'] as const

/** Has the signed-in person notifications? By the flag; staff and beta always. */
export function useHasNotifications(): boolean {
  const { user, status } = useSession()
  const enabled = useFlag('notifications')
  return (
    status === 'signed-in' && user !== null && (enabled || always.some((each) => hasPermission(user.permissions, each)))
  )
}

/** The three most recent notifications, with how many are unread in all. */
export function useRecentNotifications(): UseQueryResult<Reply<'notifications.listNotifications'>, ApiFailure> {
  const enabled = useHasNotifications()
  return useApi('notifications.listNotifications', { query: mostRecent }, { enabled })
}

type SearchQuery = NonNullable<Input<'notifications.searchNotifications'>['query']>

/** A page of everything that is kept; the page before stays until the next has come. */
export function useNotificationSearch(
  query: SearchQuery,
): UseQueryResult<Reply<'notifications.searchNotifications'>, ApiFailure> {
  return useApi('notifications.searchNotifications', { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
