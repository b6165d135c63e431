import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './roles-step.module.css'

/** Role cards before they are there. */
export function RoleCardSkeletons() {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>Looking for roles that fit</VisuallyHidden>
      </output>
      <div className={styles.subheading}>
        <Skeleton width={180} height={24} />
      </div>
      <div className={styles.cards}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} height={168} />
        ))}
      </div>
    </div>
  )
}
