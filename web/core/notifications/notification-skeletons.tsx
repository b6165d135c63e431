import * as t from '@talentplace/contract/core/messages/notifications'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './notification-row.module.css'

/** Notifications that are still loading, as high as they will be. */
export function NotificationSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t.loading()}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width={36} height={36} />
          <div className={styles.words}>
            <Skeleton width="46%" height={20} />
            <Skeleton width="88%" height={16} />
            <Skeleton width={84} height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
