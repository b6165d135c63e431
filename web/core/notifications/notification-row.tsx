import * as t from '@talentplace/contract/core/messages/notifications'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { excerpt } from './excerpt.ts'
import { NotificationIcon } from './notification-icon.tsx'
import type { Notification } from '@talentplace/contract/core/notifications/notification.routes'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Tag } from '../../ui/tag.tsx'
import when from './notification-when.module.css'
import styles from './notification-row.module.css'

interface NotificationRowProps {
  readonly notification: Notification
  /** Where it is read in full. */
  readonly to: string
  /** The person goes there. */
  readonly onOpen?: () => void
}

/** One notification of a list: what it says, when, and whether it was read. */
export function NotificationRow({ notification, to, onOpen }: NotificationRowProps) {
  const { title, body, icon, priority, created_date, read_at } = notification
  return (
    <li className={styles.row} data-unread={read_at === null || undefined}>
      <NotificationIcon icon={icon} />
      <div className={styles.words}>
        <Link to={to} className={styles.title} onClick={onOpen}>
          {read_at === null && <VisuallyHidden>{t.unread()}</VisuallyHidden>}
          {title}
        </Link>
        {body !== '' && <p className={styles.body}>{excerpt(body)}</p>}
        <p className={`${when.when} ${styles.when}`}>
          {priority === 0 && <Tag tone="danger">{t.highPriority()}</Tag>}
          <TimeAgo instant={created_date} />
        </p>
      </div>
      {read_at === null && <span className={styles.dot} aria-hidden="true" />}
    </li>
  )
}
