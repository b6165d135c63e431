import type { ReactNode } from 'react'
import { OnceLoaded } from '../loading/once-loaded.tsx'
import { OverviewPage } from './overview-page.tsx'
import { Skeleton } from '../notice/skeleton.tsx'
import styles from './overview.module.css'

interface OverviewProps {
  readonly heading: string
  /** The last part of each column is as high as it takes for both to end on one line. */
  readonly endsTogether?: boolean
  /** A line below the heading. */
  readonly about?: ReactNode
  /** What matters most, in the wide column. */
  readonly main: ReactNode
  /** What is good to know beside it; below it on narrow screens. */
  readonly side: ReactNode
}

function Loading() {
  return (
    <div className={styles.page}>
      <Skeleton width={180} />
      <div className={styles.columns}>
        <Skeleton height={420} />
        <Skeleton height={280} />
      </div>
    </div>
  )
}

/** A page that a person begins at: a greeting, and panels in two columns. */
export function Overview({ heading, endsTogether = false, about, main, side }: OverviewProps) {
  return (
    <OverviewPage heading={heading}>
      <OnceLoaded fallback={<Loading />}>
        <div className={styles.page}>
          {about && <div className={styles.about}>{about}</div>}
          <div className={styles.columns} data-even={endsTogether || undefined}>
            <div className={styles.column}>{main}</div>
            <div className={styles.column}>{side}</div>
          </div>
        </div>
      </OnceLoaded>
    </OverviewPage>
  )
}
