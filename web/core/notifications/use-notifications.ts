import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../platform/api/api-failure.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import { firstRead, useApi, type FirstRead } from '../../platform/api/query.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { clockReads } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useSession } from '../../platform/session/session.ts'

/** A5.1: what the drawer shows. */
const mostRecent = { pagination: { limit: 3, offset: 0 } } as const

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

/** What a page that shows them, with how long ago each was, asks for first. */
export const recentReads = (): FirstRead[] => [
  firstRead('notifications.listNotifications', { query: mostRecent }),
  ...clockReads(),
]

type SearchQuery = NonNullable<Input<'notifications.searchNotifications'>['query']>

/** A page of everything that is kept; the page before stays until the next has come. */
export function useNotificationSearch(
  query: SearchQuery,
): UseQueryResult<Reply<'notifications.searchNotifications'>, ApiFailure> {
  return useApi('notifications.searchNotifications', { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}
