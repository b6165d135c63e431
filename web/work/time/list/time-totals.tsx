import * as t from '@talentplace/contract/work/messages/time'
import type { Reply } from '../../../platform/api/operation-types.ts'
import type { PrintedHours } from '@talentplace/contract/shared/hours-text'
import { printedText } from '../../../platform/formatting/printed-hours.ts'
import { printedTotals } from '@talentplace/contract/work/time/printed-log'
import styles from './time-totals.module.css'

export interface Sum {
  readonly label: string
  /** Undefined until it is known: its place is kept. */
  readonly hours: PrintedHours | undefined
}

/** C3.1: what the whole filter adds up to: billable and not billable are the total, also as they are printed. */
export function totalsOf(reply: Reply<'time.listTime'> | undefined): readonly Sum[] {
  const printed = reply && printedTotals({ billable: reply.totalBillableTime, notBillable: reply.totalNonBillableTime })
  return [
    { label: t.total(), hours: printed?.total },
    { label: t.billable(), hours: printed?.billable },
    { label: t.notBillable(), hours: printed?.notBillable },
  ]
}

export function TimeTotals({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.totals}>
      {sums.map(({ label, hours }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{hours === undefined ? '…' : printedText(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}
