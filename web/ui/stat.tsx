import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './stat.module.css'
import type { ShareTone } from './share-bar.tsx'

interface StatProps {
  readonly label: string
  /** The number as it is read, e.g. `412` or `25 h`. */
  readonly value: string
  readonly note?: ReactNode
  /** Where what it counts is listed. */
  readonly to?: string | undefined
  /** The colour of its part of the bar beside it. */
  readonly tone?: ShareTone
}

/** Its name says what it leads to, and begins with what is seen. */
function StatLink({ label, value, to }: { label: string; value: string; to: string }) {
  return (
    <Link to={to} className={styles.link} aria-label={`${value}, ${label}`}>
      {value}
    </Link>
  )
}

/** One number that matters, with what it counts. Stands in a `dl`. */
export function Stat({ label, value, note, to, tone }: StatProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label} data-tone={tone}>
        {label}
      </dt>
      <dd className={styles.value}>{to === undefined ? value : <StatLink {...{ label, value, to }} />}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

interface StatsProps {
  /** Many of them, each smaller. */
  readonly compact?: boolean
  /** Two in a row, that belong together. */
  readonly inPairs?: boolean
  readonly children: ReactNode
}

/** Stats side by side, as many in a row as fit. */
export function Stats({ compact = false, inPairs = false, children }: StatsProps) {
  return (
    <dl className={styles.figures} data-compact={compact || undefined} data-in-pairs={inPairs || undefined}>
      {children}
    </dl>
  )
}
