import type { ReactNode } from 'react'
import { PageLinks } from '../page-links.tsx'
import { Skeleton } from '../notice/skeleton.tsx'
import styles from './history.module.css'

interface HistoryProps {
  /** What the links of its pages are called. */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  /** A `HistoryEntry` each, newest first. */
  readonly children: ReactNode
}

/** What happened to a record, page by page. */
export function History({ children, ...links }: HistoryProps) {
  return (
    <>
      <ol className={styles.entries}>{children}</ol>
      <div className={styles.pages}>
        <PageLinks {...links} />
      </div>
    </>
  )
}

interface HistoryEntryProps {
  readonly what: string
  /** By whom, and when. */
  readonly who: ReactNode
  /** What else is known, a line each. */
  readonly details: readonly string[]
  readonly action?: ReactNode
}

export function HistoryEntry({ what, who, details, action }: HistoryEntryProps) {
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.what}>{what}</p>
        <p className={styles.who}>{who}</p>
        {details.map((line) => (
          <p key={line} className={styles.detail}>
            {line}
          </p>
        ))}
      </div>
      {action}
    </li>
  )
}

/** While it loads. */
export function HistorySkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width="40%" />
      <Skeleton width="60%" />
    </div>
  )
}

export function NoHistory({ children }: { children: string }) {
  return <p className={styles.none}>{children}</p>
}
