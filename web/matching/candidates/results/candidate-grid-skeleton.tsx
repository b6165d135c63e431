import * as t from '@talentplace/contract/matching/messages/candidates'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './candidate-grid.module.css'

function CardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.skeletonHead}>
        <Skeleton width={56} height={56} round />
        <div className={styles.skeletonLines}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="50%" height={14} />
          <Skeleton width="80%" height={14} />
          <Skeleton width="40%" height={14} />
        </div>
        <Skeleton height={32} />
      </div>
      <Skeleton width={160} height={26} />
      <Skeleton height={94} />
      <Skeleton height={6} />
      <div className={styles.skeletonChips}>
        <Skeleton width={120} height={26} />
        <Skeleton width={96} height={26} />
      </div>
      <div className={styles.skeletonChips}>
        <Skeleton width={80} height={26} />
        <Skeleton width={80} height={26} />
      </div>
      <Skeleton width={128} height={44} />
    </div>
  )
}

/** Cards on their way, in the places they will take. */
export function CandidateGridSkeleton({ cards }: { cards: number }) {
  const keys = Array.from({ length: cards }, (_, at) => `card ${at}`)
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{t.loading()}</VisuallyHidden>
      {keys.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  )
}
