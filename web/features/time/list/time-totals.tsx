import type { Reply } from '../../../platform/api/operation-types.ts'
import { hoursText } from '../../../platform/formatting/hours-text.ts'
import styles from './time-totals.module.css'

interface Sum {
  readonly label: string
  /** Undefined until it is known: its place is kept. */
  readonly seconds: number | undefined
}

/** C3.1: what the whole filter adds up to, in seconds behind every figure. */
export function totalsOf(reply: Reply<'time.listTime'> | undefined): readonly Sum[] {
  return [
    { label: 'Total', seconds: reply?.totalTime },
    { label: 'Billable', seconds: reply?.totalBillableTime },
    { label: 'Not billable', seconds: reply?.totalNonBillableTime },
  ]
}

export function TimeTotals({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, seconds }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{seconds === undefined ? '…' : hoursText(seconds)}</dd>
        </div>
      ))}
    </dl>
  )
}
