import { useMediaQuery } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { dayParts, weekdays } from '@talentplace/contract/matching/limits'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import {
  dayName,
  type DayPart,
  partHours,
  partTitle,
  scheduleClocks,
  shiftedPartHours,
  type Weekday,
  worksThen,
} from './schedule-shift.ts'
import styles from './weekly-schedule.module.css'

interface WeeklyScheduleProps {
  readonly availabilities: readonly string[]
  readonly city: string
  /** How far their clock is ahead of the viewer's, in minutes; null when the viewer's is unknown. */
  readonly minutesAhead: number | null
}

function Works({ works }: { works: boolean }) {
  return (
    <td className={styles.cell} data-works={works}>
      {works && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
      <VisuallyHidden>{works ? 'Works' : 'Off'}</VisuallyHidden>
    </td>
  )
}

function PartHead({ part, minutesAhead }: { part: DayPart; minutesAhead: number | null }) {
  return (
    <>
      <span className={styles.part}>{partTitle(part)}</span>
      <span className={styles.theirs}>{partHours(part)}</span>
      {minutesAhead !== null && minutesAhead !== 0 && (
        <span className={styles.yours}>{shiftedPartHours(part, minutesAhead)} for you</span>
      )}
    </>
  )
}

function Day({ day }: { day: Weekday }) {
  return (
    <abbr className={styles.day} title={dayName(day)}>
      {dayName(day).slice(0, 3)}
    </abbr>
  )
}

/** B5.3: morning, afternoon and evening of seven days, in both clocks; a phone has the days one below the other. */
export function WeeklySchedule({ availabilities, city, minutesAhead }: WeeklyScheduleProps) {
  const isPhone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  if (isPhone) {
    return (
      <table className={styles.schedule}>
        <caption className={styles.caption}>{scheduleClocks(city, minutesAhead)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Day</VisuallyHidden>
            </th>
            {dayParts.map((part) => (
              <th key={part.part} scope="col">
                <PartHead part={part} minutesAhead={minutesAhead} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              {dayParts.map((part) => (
                <Works key={part.part} works={worksThen(availabilities, day, part)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return (
    <table className={styles.schedule}>
      <caption className={styles.caption}>{scheduleClocks(city, minutesAhead)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Part of the day</VisuallyHidden>
          </th>
          {weekdays.map((day) => (
            <th key={day} scope="col" className={styles.dayHead}>
              <Day day={day} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayParts.map((part) => (
          <tr key={part.part}>
            <th scope="row">
              <PartHead part={part} minutesAhead={minutesAhead} />
            </th>
            {weekdays.map((day) => (
              <Works key={day} works={worksThen(availabilities, day, part)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
