import * as t from '@talentplace/contract/shared/messages/records'
import type { ReactNode } from 'react'
import styles from './record-summary.module.css'

interface RecordSummaryProps {
  /** A line below all of them. */
  readonly note?: string
  readonly children: ReactNode
}

/** What a record's rail says first: a `SummaryFact` each. */
export function RecordSummary({ note, children }: RecordSummaryProps) {
  return (
    <section className={styles.summary} aria-label={t.summary()}>
      <dl className={styles.facts}>{children}</dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}

interface SummaryFactProps {
  readonly label: string
  /** The one figure that the page is opened for. */
  readonly isMain?: boolean
  /** A line below it. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

export function SummaryFact({ label, isMain = false, note, children }: SummaryFactProps) {
  return (
    <div className={styles.fact} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
