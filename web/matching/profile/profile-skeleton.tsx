import * as t from '@talentplace/contract/matching/messages/profile'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './profile-skeleton.module.css'
import layout from './profile.module.css'

/** A profile on its way, in its final layout. */
export function ProfileSkeleton() {
  return (
    <div className={layout.profile} aria-busy="true">
      <VisuallyHidden>{t.loading()}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width={96} height={96} round />
        <div className={styles.lines}>
          <Skeleton width="min(14ch, 80%)" height={36} />
          <Skeleton width="min(40ch, 100%)" height={20} />
          <Skeleton width="min(60ch, 100%)" height={20} />
        </div>
      </div>
      <div className={layout.columns}>
        <div className={layout.side}>
          <Skeleton height={370} />
          <Skeleton height={300} />
        </div>
        <div className={layout.main}>
          <Skeleton height={420} />
          <Skeleton height={220} />
          <Skeleton height={320} />
        </div>
      </div>
    </div>
  )
}
