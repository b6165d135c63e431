import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { CSSProperties } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { remainingLine, type Point } from './remaining-line.ts'
import chart from '../../ui/chart-legend.module.css'
import styles from './remaining-chart.module.css'

const width = 600
const height = 140

/** Shares of the whole at which the hours are written beside the chart. */
const marks = [1, 0.5, 0]

/** Nearer to an end than these shares of the width, the word “Today” would cover the day written there; on a phone, and on wider screens. */
const besideEnd = { phone: 0.44, wide: 0.22 }

const inHours = (seconds: number): number => Math.round(seconds / 360) / 10

/**
 * What is left of the hours, day by day, how it goes on, and how it would at an even pace. For the eye alone: the figures stand
 * beside it in words.
 */
export function RemainingChart({ hours }: { hours: Reply<'projects.getProjectHours'> }) {
  const line = remainingLine(hours)
  const range = line.max - line.least
  const x = ({ days }: Point) => (days / line.length) * width
  const y = ({ seconds }: Point) => ((line.max - seconds) / range) * height
  const points = (each: readonly Point[]) => each.map((point) => `${x(point)},${y(point)}`).join(' ')
  const level = (share: number) => y({ days: 0, seconds: share * line.max })
  const even = [
    { days: 0, seconds: line.max },
    { days: line.length, seconds: 0 },
  ]
  const now = hours.today <= hours.period.end ? (line.worked.at(-1) ?? null) : null
  const share = now ? now.days / line.length : 0
  const toEnd = Math.min(share, 1 - share)
  return (
    <div className={styles.chart} aria-hidden="true">
      <ul className={styles.hours}>
        {marks.map((mark) => (
          <li key={mark} style={{ top: `${(level(mark) / height) * 100}%` } satisfies CSSProperties}>
            {t.chartHours({ hours: inHours(mark * line.max) })}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? styles.ground : styles.level}
            x1={0}
            x2={width}
            y1={level(mark)}
            y2={level(mark)}
          />
        ))}
        <polyline className={styles.even} points={points(even)} />
        {now && <line className={styles.today} x1={x(now)} x2={x(now)} y1={0} y2={height} />}
        <polyline className={styles.worked} points={points(line.worked)} />
        {line.expected && <polyline className={styles.expected} points={points(line.expected)} />}
      </svg>
      <p className={styles.days}>
        <span>{calendarDay(hours.period.start)}</span>
        {toEnd > besideEnd.wide && (
          <strong
            data-wide-only={toEnd < besideEnd.phone || undefined}
            style={{ left: `${share * 100}%` } satisfies CSSProperties}
          >
            {t.today()}
          </strong>
        )}
        <span>{calendarDay(hours.period.end)}</span>
      </p>
      <ul className={`${chart.legend} ${styles.legend}`}>
        <li data-line="worked">{t.leftSoFar()}</li>
        {line.expected && <li data-line="expected">{t.forecast()}</li>}
        <li data-line="even">{t.evenPace()}</li>
      </ul>
    </div>
  )
}
