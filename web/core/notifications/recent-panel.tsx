import * as t from '@talentplace/contract/core/messages/notifications'
import * as titles from '@talentplace/contract/core/messages/titles'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSkeletons } from './notification-skeletons.tsx'
import { useHasNotifications, useRecentNotifications } from './use-notifications.ts'
import styles from './recent-panel.module.css'

function Recent({ area }: { area: RoleArea }) {
  const { data, error, refetch } = useRecentNotifications()
  if (error) {
    const message = failureMessage(error, t.notLoaded())
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <NotificationSkeletons rows={3} />
  if (data.notifications.length === 0) {
    return <p className={styles.nothing}>{t.nothingNew()}</p>
  }
  return (
    <ul className={styles.recent}>
      {data.notifications.map((each) => (
        <NotificationRow key={each.uuid} notification={each} to={paths.notification(area, each.uuid)} />
      ))}
    </ul>
  )
}

/** The three most recent notifications on a home page; nothing for people without them. */
export function RecentPanel({ area }: { area: RoleArea }) {
  const shows = useHasNotifications()
  const { data } = useRecentNotifications()
  if (!shows) return null
  const unread = data?.unread ?? 0
  return (
    <Panel
      title={titles.notifications()}
      lead={unread > 0 ? t.unreadCount({ count: unread }) : undefined}
      actions={
        <LinkButton variant="quiet" to={paths.notifications(area)}>
          {t.showAll()}
        </LinkButton>
      }
    >
      <Recent area={area} />
    </Panel>
  )
}
