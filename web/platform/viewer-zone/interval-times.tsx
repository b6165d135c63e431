import { zoneTime } from '../formatting/zone-time.ts'
import * as days from '@talentplace/contract/core/messages/days'
import { formatDay } from '../formatting/day.ts'
import { localTime } from '../formatting/local-time.ts'
import styles from './instant-time.module.css'
import { useOffsetAt } from './use-offset-at.ts'

interface IntervalTimesProps {
  readonly from: string
  /** Null: it goes on. */
  readonly to: string | null
  /** Whose clock; null: the browser's own. */
  readonly timezone: string | null
}

function textOf(from: string, to: string | null, [first, last]: readonly [number, number]): string {
  const [begin, end] = [Date.parse(from), Date.parse(to ?? from)]
  const since = `${formatDay(first, begin)}, ${localTime(first, begin)}`
  if (to === null) return since
  const day = formatDay(last, end)
  return day === formatDay(first, begin)
    ? `${since}–${localTime(last, end)}`
    : days.interval({ from: since, to: `${day}, ${localTime(last, end)}` })
}

/** From when to when on the clock of a zone, as `Nov 20th 2026, 14:20–15:05`; the second day is named where it is another one. */
export function IntervalTimes({ from, to, timezone }: IntervalTimesProps) {
  const first = useOffsetAt(from, timezone)
  // The clocks may change in between.
  const last = useOffsetAt(to ?? from, timezone)
  if (first === null || last === null) return <span className={styles.room}>{textOf(from, to, [0, 0])}</span>
  return <span title={timezone === null ? undefined : zoneTime(timezone)}>{textOf(from, to, [first, last])}</span>
}
