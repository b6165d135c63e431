import { weekdays } from '@talentplace/contract/matching/limits'
import { dayName } from './schedule-shift.ts'
import { hoursOf, sharedTimes, workingDays } from './week-overlap.ts'
import styles from './working-week.module.css'

interface WorkingWeekProps {
  /** Monday to Sunday in the viewer's clock, 48 half hours each. */
  readonly week: readonly (readonly boolean[])[]
  /** Half hours of the viewer's 80 that the person works. */
  readonly shared: number
}

/** B5.3: the viewer's working week, Monday to Friday from 9:00 to 17:00, and when the person works in it. */
export function WorkingWeek({ week, shared }: WorkingWeekProps) {
  const days = workingDays(week).map((halves, at) => {
    const day = dayName(weekdays[at] ?? 'monday')
    return { day, times: sharedTimes(halves), halves: halves.map((works, half) => ({ key: `${day} ${half}`, works })) }
  })
  return (
    <div>
      <p className={styles.sum}>
        <strong>{hoursOf(shared)} h</strong> of your 40 working hours a week are shared
      </p>
      <dl className={styles.week}>
        {days.map(({ day, times, halves }) => (
          <div key={day} className={styles.row}>
            <dt className={styles.day}>
              <abbr title={day}>{day.slice(0, 3)}</abbr>
            </dt>
            <dd className={styles.strip} title={times}>
              <span className={styles.words}>{times}</span>
              {halves.map(({ key, works }) => (
                <span key={key} className={styles.half} data-works={works} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.scale} aria-hidden="true">
        <span>09:00</span>
        <span>13:00</span>
        <span>17:00</span>
      </p>
    </div>
  )
}
