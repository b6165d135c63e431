import * as t from '@talentplace/contract/core/messages/notifications'
import * as titles from '@talentplace/contract/core/messages/titles'
import { Rich } from '../../ui/rich.tsx'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { entityAddress } from './entity-address.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { useReadNotification } from './read-notification.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import when from './notification-when.module.css'
import styles from './notification-screen.module.css'

type FullNotification = Reply<'notifications.getFullNotification'>

interface NotificationScreenProps {
  readonly area: RoleArea
  readonly uuid: string
}

function Whole({ notification, area }: { notification: FullNotification; area: RoleArea }) {
  const flags = useConfiguration().data?.flags ?? {}
  const { title, body, icon, priority, created_date, entity, reason, sender_name } = notification
  const link = entityAddress(entity, area, flags)
  return (
    <article className={styles.paper}>
      <div className={styles.head}>
        <NotificationIcon icon={icon} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={`${when.when} ${styles.when}`}>
            {priority === 0 && <Tag tone="danger">{t.highPriority()}</Tag>}
            <TimeAgo instant={created_date} />
            <span aria-hidden="true">·</span>
            <InstantTime instant={created_date} />
            {sender_name !== null && (
              <>
                <span aria-hidden="true">·</span>
                <span>{sender_name}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {body !== '' && <p className={styles.body}>{body}</p>}
      {link && (
        <div>
          <LinkButton to={link.to}>{link.label}</LinkButton>
        </div>
      )}
      <p className={styles.why}>
        <Rich
          of={t.why}
          values={{ reason }}
          strong={(text) => <strong>{text}</strong>}
          link={(text) => <Link to={paths.notificationChoices(area)}>{text}</Link>}
        />
      </p>
    </article>
  )
}

function Loading() {
  return (
    <div className={styles.paper} aria-busy="true">
      <VisuallyHidden>{t.loadingOne()}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width={36} height={36} />
        <div className={styles.words}>
          <Skeleton width="60%" height={28} />
          <Skeleton width={180} height={16} />
        </div>
      </div>
      <Skeleton height={96} />
    </div>
  )
}

/** One notification in full; opening it marks it as read. */
export default function NotificationScreen({ area, uuid }: NotificationScreenProps) {
  const { data, error, refetch } = useApi('notifications.getFullNotification', { params: { uuid } })
  const { mutate: read } = useReadNotification()
  const unread = data?.read_at === null
  useEffect(() => {
    if (unread) read({ uuid })
  }, [unread, uuid, read])
  return (
    <div className={styles.screen}>
      <Link to={paths.notifications(area)} className={styles.back}>
        <IconChevronLeft size={16} stroke={2} aria-hidden="true" />
        {t.allNotifications()}
      </Link>
      {!data && <h1 className={styles.title}>{titles.notification()}</h1>}
      {data ? (
        <Whole area={area} notification={data} />
      ) : error?.status === 404 || error?.status === 400 ? (
        <EmptyState
          title={t.noLongerHere()}
          actions={<LinkButton to={paths.notifications(area)}>{t.allNotifications()}</LinkButton>}
        >
          {t.whyGone()}
        </EmptyState>
      ) : error ? (
        <LoadFailure message={failureMessage(error, t.oneNotLoaded())} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}
