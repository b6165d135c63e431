import type { ProjectHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import { remainingLine, type Point } from './remaining-line.ts'
import styles from './remaining-chart.module.css'

const width = 160
const height = 44

/** How the hours of a period have gone and how they go on, as a line within a row. For the eye alone. */
export function RemainingSpark({ hours }: { hours: ProjectHours }) {
  const { worked, expected, length, max, least } = remainingLine(hours)
  const x = ({ days }: Point) => (days / length) * width
  const y = ({ seconds }: Point) => ((max - seconds) / (max - least)) * height
  const points = (each: readonly Point[]) => each.map((point) => `${x(point)},${y(point)}`).join(' ')
  const ground = y({ days: 0, seconds: 0 })
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <line className={styles.ground} x1={0} x2={width} y1={ground} y2={ground} />
      <polyline className={styles.worked} points={points(worked)} />
      {expected && <polyline className={styles.expected} points={points(expected)} />}
    </svg>
  )
}
