import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './card-list.module.css'

/** Cards on their way, as high as they will be. */
export function CardsSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  )
}
