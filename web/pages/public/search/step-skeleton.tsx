import * as t from '@talentplace/contract/matching/messages/wizard'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './step-skeleton.module.css'

/** A step before it is there. */
export function StepSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <output>
        <VisuallyHidden>{t.loading()}</VisuallyHidden>
      </output>
      <Skeleton width="min(420px, 80%)" height={40} />
      <Skeleton width="min(560px, 100%)" height={20} />
      <div className={styles.blocks}>
        <Skeleton height={180} />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
    </div>
  )
}
