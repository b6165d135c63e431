import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { Reply } from '../../platform/api/operation-types.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingLine, type Point } from './remaining-line.ts'
import chart from '../../ui/chart-legend.module.css'
import styles from './remaining-chart.module.css'

const width = 600
const height = 140

/** What is left of the hours, day by day, and how it goes on. For the eye alone: the figures stand beside it in words. */
export function RemainingChart({ hours }: { hours: Reply<'projects.getProjectHours'> }) {
  const line = remainingLine(hours)
  const range = line.max - line.least
  const x = ({ days }: Point) => (days / line.length) * width
  const y = ({ seconds }: Point) => ((line.max - seconds) / range) * height
  const points = (each: readonly Point[]) => each.map((point) => `${x(point)},${y(point)}`).join(' ')
  const zero = y({ days: 0, seconds: 0 })
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.most}>{t.chartHours({ hours: Math.round(line.max / 360) / 10 })}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        <line className={styles.ground} x1={0} x2={width} y1={zero} y2={zero} />
        <polyline className={styles.worked} points={points(line.worked)} />
        {line.expected && <polyline className={styles.expected} points={points(line.expected)} />}
      </svg>
      <p className={styles.days}>
        <span>{calendarDay(hours.period.start)}</span>
        <span>{calendarDay(hours.period.end)}</span>
      </p>
      <ul className={`${chart.legend} ${styles.legend}`}>
        <li data-line="worked">{t.leftSoFar()}</li>
        {line.expected && <li data-line="expected">{t.forecast()}</li>}
      </ul>
    </div>
  )
}
