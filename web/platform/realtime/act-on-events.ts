import type { QueryClient } from '@tanstack/react-query'
import { refreshSession } from '../session/refresh-session.ts'
import { newVersion } from './new-version.ts'
import { catchUp, realtimeMessages } from './realtime.ts'
import type { RealtimeEvent } from '@talentplace/contract/core/notifications/realtime-events'

/** Names of the operations whose answers change with what the person is told of, payments of their company, hours and what waits for staff included. */
const notifyingOperations =
  /^(notifications\.|checkout\.(listWaitingPayments|getWaitingPayment|getOrder)$|invoices\.getInvoice$|operations\.getStaffToday$|projects\.(getProjectHours|getOpenSubscriptions)$)/

/** Names of the operations whose answers a change of the person's own account can alter. */
const accountOperations = /^accounts\./

/** Names of the operations that show who may fill an open role, and what is asked about them. */
const boardOperations = /^(projects\.(listOpenRoles|getMatchBoard|suggestCandidates)|operations\.getStaffToday)$/

/** Names of the operations of discussions and of tasks, and of what of them waits for staff. */
const discussionOperations = /^(discussions\.|operations\.getStaffToday$)/
const taskOperations = /^(tasks\.|operations\.getStaffToday$)/

/** Names of the operations that show staff what their permissions open, part by part. */
const permittedOperations = /^operations\.(getAdminHome|getStaffToday)$/

/** Names of the operations of logged time and timers, and of the page that says whether time can be logged. */
const timeOperations = /^(time\.|projects\.getAssistantDashboard$)/

function reloadSession(): void {
  refreshSession().catch(() => undefined)
}

/**
 * A5.4: does what each event asks for, until the returned function is called. Nothing of it is told to the person when
 * it fails (A2.16): the next event, reconnection or visit brings it.
 */
export function actOnEvents(queryClient: QueryClient): () => void {
  const refetch = (names: RegExp): void =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.test(String(queryKey[0])) })
  const reloadConfig = (): void => refetch(/^configuration\.getUserConfig$/)
  const reloadNotifications = (): void => refetch(notifyingOperations)

  const actions: Record<RealtimeEvent, () => void> = {
    reload_config: reloadConfig,
    // Guards and menus read the session's permissions and follow by themselves.
    reload_session() {
      reloadSession()
      refetch(permittedOperations)
    },
    reload_user() {
      reloadSession()
      refetch(accountOperations)
    },
    reload_window: () => newVersion.replace(true),
    notifications_updated: reloadNotifications,
    notifications_update: reloadNotifications,
    discussion_updated: () => refetch(discussionOperations),
    // Merged where the timers are kept (`web/work/timers/follow-timers.ts`).
    timer_update: () => undefined,
    // Where time can be logged, and what may be changed, has to be asked for again.
    projects_disabled_time_entry_updated: () => refetch(timeOperations),
    tasks_updated: () => refetch(taskOperations),
    matching_updated: () => refetch(boardOperations),
  }

  const ends = [
    realtimeMessages.listen(({ event }) => actions[event]()),
    catchUp.listen((reason) => {
      reloadConfig()
      if (reason === 'reconnected') reloadSession()
      reloadNotifications()
      refetch(discussionOperations)
      refetch(boardOperations)
    }),
  ]
  return () => ends.forEach((end) => end())
}
